import { toCents, toDollars } from "./money.ts";
import * as z from "./zod.ts";

/** More than a cart of 100 lines of 999 pieces at 9,999,999.99 dollars; its cents are still exact. */
export const MAX_DOLLARS = 1_000_000_000_000;

/** Dollars on the wire: a JSON number with at most two decimals. Code and tables use integer cents. */
export const Money = z
  .number()
  .min(0)
  .max(MAX_DOLLARS)
  .refine(hasWholeCents, "Amounts have at most two decimals.")
  .meta({ description: "US dollars" });
export type Money = z.infer<typeof Money>;

function hasWholeCents(dollars: number): boolean {
  return toDollars(toCents(dollars)) === dollars;
}
