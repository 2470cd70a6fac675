import { z } from "zod";

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
