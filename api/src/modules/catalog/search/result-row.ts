import { toDollars } from "@ligate/contract/common/money";
import type { SearchResult } from "@ligate/contract/search/schemas";

/** A search result, as the SQL queries return it. */
export interface ResultRow {
  id: number;
  sku: string;
  name: string;
  price_cents: number | null;
  price_varies: boolean;
  in_stock: boolean;
  category: string;
  function_name: string | null;
  structure_name: string | null;
  species: "Human" | "Mouse" | null;
  gene_symbol: string | null;
  gene_name: string | null;
}

/** Converts a row to the API's form, without the fields that are null. */
export const toResult = (row: ResultRow): SearchResult => ({
  product_id: row.id,
  product_sku: row.sku,
  product_name: row.name,
  unit_price: row.price_cents === null ? null : toDollars(row.price_cents),
  price_varies: row.price_varies,
  in_stock: row.in_stock,
  ...(row.function_name && { function_type_name: row.function_name }),
  ...(row.structure_name && { structure_type_name: row.structure_name }),
  ...(row.gene_symbol && { gene_symbol: row.gene_symbol }),
  ...(row.gene_name && { gene_name: row.gene_name }),
  ...(row.species && { species: row.species }),
});
