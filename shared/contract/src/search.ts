import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Money } from "./money.ts";
import { pageOf } from "./paging.ts";

export const SEARCH_PAGE_SIZES = [10, 20, 50, 100] as const;
/** Counting stops here: the screen says "1000+". */
export const SEARCH_COUNT_LIMIT = 1000;

export const SearchResult = z.object({
  /** 0 for a design that was found by its SKU alone. */
  product_id: z.int(),
  product_sku: z.string(),
  product_name: z.string(),
  unit_price: Money.nullable(),
  /** Of a design for a gene. */
  gene_symbol: z.string().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = endpoint({
  method: "GET",
  path: "/api/search/",
  query: pageOf(SEARCH_PAGE_SIZES, 10).extend({ q: z.string().trim().max(200).default("") }),
  answer: z.object({ length: z.int(), results: z.array(SearchResult) }),
});
