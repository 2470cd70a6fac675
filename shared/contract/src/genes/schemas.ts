import * as z from "../common/zod.ts";

/** The orthologue of a gene in the other species. */
const Orthologue = z.object({
  target_sequence: z.string(),
  symbol: z.string(),
  species: z.enum(["Human", "Mouse"]),
});

/** `target_sequence` is the store's number for the gene; `locus_id` is its NCBI Gene id. */
export const GeneRow = z.object({
  target_sequence: z.string(),
  symbol: z.string(),
  gene_name: z.string(),
  locus_id: z.int(),
  /** The alias, previous symbol, id or word of the name that matched, if the symbol did not. */
  matched_alias: z.string().optional(),
  species: z.enum(["Human", "Mouse"]),
  /** HGNC's locus type or, without one, NCBI's type, such as `gene with protein product`. */
  gene_type: z.string(),
  /** Length of the coding sequence with its stop codon; null if there is none or it is unknown. */
  coding_bp: z.int().nullable(),
  orthologue: Orthologue.nullable(),
  /** False if the requested function does not apply to the gene. True without a function. */
  enabled: z.boolean(),
  /** Why it does not apply: a sentence that names what is offered instead. */
  reason: z.string().optional(),
});
export type GeneRow = z.infer<typeof GeneRow>;

/** The target gene of a product. Unknown ids are null. */
export const TargetGene = z.object({
  locus_id: z.int(),
  gene_name: z.string(),
  gene_type: z.string(),
  chromosome: z.string(),
  ensembl_id: z.string().nullable(),
  /** HGNC or MGI id, with its prefix. */
  authority_id: z.string().nullable(),
  /** RefSeq accession of the canonical transcript. */
  transcript: z.string().nullable(),
  coding_bp: z.int().nullable(),
  orthologue: Orthologue.nullable(),
  /** A warning about this target, such as the parent gene of a pseudogene. */
  warning: z.string().optional(),
});
export type TargetGene = z.infer<typeof TargetGene>;
