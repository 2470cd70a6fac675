import type { FormatRow } from "./format-rows.ts";

/** The row with the lowest price of all formats; `undefined` if every price is by quote. */
export const lowestPriceRow = (rows: FormatRow[]): FormatRow | undefined =>
  rows
    .filter(({ unitCents }) => unitCents !== null)
    .reduce<FormatRow | undefined>(
      (lowest, row) =>
        (lowest?.unitCents ?? Number.POSITIVE_INFINITY) <= (row.unitCents ?? 0) ? lowest : row,
      undefined,
    );

/** The lowest price of all formats; null if every price is by quote. */
export const lowestPriceCents = (rows: FormatRow[]): number | null => lowestPriceRow(rows)?.unitCents ?? null;
