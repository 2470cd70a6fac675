/**
 * Money in integer cents, the only form in which it is calculated with.
 * No schema library in here: pages import it.
 */

/** Wire dollars to integer cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Integer cents to wire dollars. */
export const toDollars = (cents: number): number => cents / 100;

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Dollars as a reader sees them: `$1,204.00`. */
export const formatDollars = (dollars: number): string => usd.format(dollars);

/** Integer division of non-negative numbers, rounded half up, exact beyond 2^53. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
