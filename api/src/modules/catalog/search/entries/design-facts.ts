import { type Design, type FormatRow, lowestPriceCents } from "../../../design/index.ts";

/** What the search tells of a design and narrows it down by; `rows` are the formats that are meant. */
export function designFacts({ category, fn, structure }: Design, rows: FormatRow[]) {
  const prices = new Set(rows.flatMap(({ unitCents }) => unitCents ?? []));
  return {
    priceCents: lowestPriceCents(rows),
    priceVaries: prices.size > 1,
    onShelf: rows.some((row) => row.inStock),
    category: category.name,
    functionName: fn.name,
    structureName: structure.name,
  };
}
