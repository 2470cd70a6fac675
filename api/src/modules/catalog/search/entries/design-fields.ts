import { type Design, type FormatRow, lowestPriceCents } from "../../../design/index.ts";

/** The fields of a design that search results show and filter by. `rows` are the delivery formats to consider. */
export function designFields({ category, fn, structure }: Design, rows: FormatRow[]) {
  const prices = new Set(rows.flatMap(({ unitCents }) => unitCents ?? []));
  return {
    priceCents: lowestPriceCents(rows),
    priceVaries: prices.size > 1,
    inStock: rows.some((row) => row.inStock),
    category: category.name,
    functionName: fn.name,
    structureName: structure.name,
  };
}
