import * as z from "./zod.ts";

/** Dollars on the wire: a JSON number with at most two decimals. Code and tables use integer cents. */
export const Money = z
  .number()
  .min(0)
  .max(100_000_000)
  .refine(hasWholeCents, "Amounts have at most two decimals.")
  .meta({ description: "US dollars" });
export type Money = z.infer<typeof Money>;

function hasWholeCents(dollars: number): boolean {
  return Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
}
