import { toCents, toDollars } from "./money.ts";
import * as z from "./zod.ts";

/** More than a full cart can cost; its cents are still exact. */
export const MAX_DOLLARS = 10_000_000_000;

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
