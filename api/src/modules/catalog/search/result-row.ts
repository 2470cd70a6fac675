import { toDollars } from "@ligate/contract/common/money";
import type { SearchResult, SearchResultKind } from "@ligate/contract/search/schemas";
import type { FacetGroup, Filters } from "./facets.ts";

/** A search result, as the SQL queries return it. */
export interface ResultRow {
  id: number;
  kind: SearchResultKind;
  sku: string;
  name: string;
  url: string;
  summary: string | null;
  price_cents: number | null;
  price_varies: boolean;
  in_stock: boolean;
  category: string;
  function_name: string | null;
  structure_name: string | null;
  /** Set for designs with a target gene. */
  species?: "Human" | "Mouse" | null;
  gene_symbol?: string | null;
  gene_name?: string | null;
  gene_url?: string | null;
  /** The alias that the query has. */
  matched_alias?: string | null;
}

/** A result that has no entry in the index: the values that it counts for, and its row for some filters. */
export interface DerivedResult {
  group: FacetGroup;
  row(filters: Filters): ResultRow | undefined;
}

/** Converts a row to the API's form, without the fields that are null. */
export const toResult = (row: ResultRow): SearchResult => ({
  kind: row.kind,
  url: row.url,
  product_id: row.id,
  product_sku: row.sku,
  product_name: row.name,
  unit_price: row.price_cents === null ? null : toDollars(row.price_cents),
  price_varies: row.price_varies,
  in_stock: row.in_stock,
  ...(row.summary && { summary: row.summary }),
  ...(row.function_name && { function_type_name: row.function_name }),
  ...(row.structure_name && { structure_type_name: row.structure_name }),
  ...(row.gene_symbol && { gene_symbol: row.gene_symbol }),
  ...(row.gene_name && { gene_name: row.gene_name }),
  ...(row.gene_url && { gene_url: row.gene_url }),
  ...(row.matched_alias && { matched_alias: row.matched_alias }),
  ...(row.species && { species: row.species }),
});
