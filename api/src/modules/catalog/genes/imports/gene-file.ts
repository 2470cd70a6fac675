import { z } from "zod";
import { readCsv } from "../../../../content-files/read-csv.ts";

const optional = z.string().transform((text) => text || null);
const optionalNumber = (what: string) =>
  z
    .string()
    .regex(/^\d*$/, `must be ${what}, or empty`)
    .transform((text) => (text ? Number(text) : null));

export const GeneRecord = z.strictObject({
  number: z.string().regex(/^[HM]\d{5}$/, "must be H or M and five digits"),
  symbol: z.string().min(1).max(50),
  name: z.string().min(1).max(200),
  locus_id: z.coerce.number().int().min(1),
  aliases: z.string().transform((text) => (text ? text.split("|") : [])),
  /** HGNC's locus type or MGI's feature type. */
  gene_type: z.string().min(1),
  chromosome: z.string().min(1),
  ensembl_id: optional,
  /** HGNC or MGI id, with its prefix. */
  authority_id: z.string().regex(/^(HGNC|MGI):\d+$/, "must be an id of HGNC or MGI"),
  refseq_transcript: optional,
  orf_bp: optionalNumber("a number of base pairs"),
  /** The transcript whose coding sequence has the length `orf_bp`, and the source of the length. */
  coding_transcript: optional,
  coding_source: optional,
  ortholog_locus_id: optionalNumber("an NCBI Gene ID"),
});
export type GeneRecord = z.infer<typeof GeneRecord>;

export const readGenes = (): GeneRecord[] => readCsv("genes.csv", GeneRecord);

export const getSpecies = (geneNumber: string): "Human" | "Mouse" =>
  geneNumber.startsWith("M") ? "Mouse" : "Human";
