import type { FormatRow } from "./format-rows.ts";

/** The lowest price of all formats; null if every price is by quote. */
export function lowestPriceCents(rows: FormatRow[]): number | null {
  const cents = rows.flatMap(({ unitCents }) => unitCents ?? []);
  return cents.length > 0 ? Math.min(...cents) : null;
}
