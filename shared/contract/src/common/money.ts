/**
 * Money. Arithmetic uses integer cents only. Imports no schema library, because pages import this module.
 */

import { formatInteger } from "./format-integer.ts";

/** Converts dollars of the wire to integer cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts integer cents to dollars of the wire. */
export const toDollars = (cents: number): number => cents / 100;

const DECIMAL_DOLLARS = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Reads decimal dollars as integer cents, without floating point: "1204.5" → 120450. `undefined` for any other text, such
 * as one with three decimals or a sign.
 */
export function parseCents(text: string): number | undefined {
  const [, dollars, cents = ""] = DECIMAL_DOLLARS.exec(text) ?? [];
  return dollars === undefined ? undefined : Number(dollars + cents.padEnd(2, "0"));
}

/** A price in cents minus a whole percentage, rounded half up to cents. */
export const discountedCents = (cents: number, percentOff: number): number =>
  divideHalfUp(BigInt(cents) * BigInt(100 - percentOff), 100n);

/** Formats dollars: `$1,204.00`. */
export function formatDollars(dollars: number): string {
  const cents = toCents(Math.abs(dollars));
  const sign = dollars < 0 ? "-" : "";
  return `${sign}$${formatInteger(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

/** Formats integer cents: 120400 → `$1,204.00`. */
export const formatCents = (cents: number): string => formatDollars(toDollars(cents));

/** Integer division of non-negative numbers, rounded half up. Exact beyond 2^53. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
