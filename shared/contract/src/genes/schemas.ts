import * as z from "../common/zod.ts";

/** `target_sequence` is the store's number for the gene; `locus_id` is its NCBI Gene id. */
export const GeneRow = z.object({
  target_sequence: z.string(),
  symbol: z.string(),
  gene_name: z.string(),
  locus_id: z.int(),
  /** The alias or previous symbol that matched, if the symbol did not. */
  matched_alias: z.string().optional(),
});
export type GeneRow = z.infer<typeof GeneRow>;
