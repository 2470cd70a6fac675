import type { Kit, StockFormat } from "@ligate/contract/catalog/kit-table-schemas";

/** A kit of which a format is in stock. */
export interface StockKit extends Kit {
  formats: StockFormat[];
}

/** Whether all kits of a table can be bought from it. The API of an earlier release does not tell their formats. */
export const areInStock = (kits: readonly Kit[]): kits is StockKit[] =>
  kits.every(({ formats = [] }) => formats.length > 0);
