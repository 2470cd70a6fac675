/**
 * Money in integer cents, the only form in which it is calculated with.
 * No schema library in here: pages import it.
 */

import { grouped } from "./format-integer.ts";

/** Wire dollars to integer cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Integer cents to wire dollars. */
export const toDollars = (cents: number): number => cents / 100;

/** Dollars as a reader sees them: `$1,204.00`. */
export function formatDollars(dollars: number): string {
  const cents = toCents(Math.abs(dollars));
  const sign = dollars < 0 ? "-" : "";
  return `${sign}$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

/** Integer cents as a reader sees them: `$1,204.00`. */
export const formatCents = (cents: number): string => formatDollars(toDollars(cents));

/** Integer division of non-negative numbers, rounded half up, exact beyond 2^53. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
