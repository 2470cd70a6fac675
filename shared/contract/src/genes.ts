import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pageOf } from "./paging.ts";

/** `target_sequence` is the store's own number of a gene; `locus_id` its NCBI Gene id. */
export const GeneRow = z.object({
  target_sequence: z.string(),
  symbol: z.string(),
  gene_name: z.string(),
  locus_id: z.int(),
  /** The alias or old symbol that was searched for, where it was not the symbol. */
  matched_alias: z.string().optional(),
});
export type GeneRow = z.infer<typeof GeneRow>;

export const GENE_PAGE_SIZES = [10, 25, 50] as const;

export const getGeneTable = endpoint({
  method: "GET",
  path: "/api/products/get-gene-table-by-symbol/",
  query: pageOf(GENE_PAGE_SIZES, 10).extend({
    symbol: z.string().trim().max(50),
    species: z.enum(["Human", "Mouse"]).default("Human"),
  }),
  answer: z.object({ gene_items: z.array(GeneRow), total: z.int() }),
});
