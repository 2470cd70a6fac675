import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";

export type Species = "Human" | "Mouse";

export const TARGET_CLASSES = [
  "protein_coding",
  "mitochondrial",
  "immune_constant",
  "lncrna",
  "transcribed_pseudogene",
  "mirna",
  "locus",
  "other",
] as const;
/** The class of a gene decides which functions apply to it (content/design/targets.yaml). */
export type TargetClass = (typeof TARGET_CLASSES)[number];

/** Properties of proteins that a table of UniProt gives. */
export const PROTEIN_PROPERTIES = [
  "signal_peptide",
  "gpi_anchor",
  "prenylation",
  "n_myristoylation",
] as const;

/** A property of a gene's protein in an entry of UniProt. */
export interface ProteinProperty {
  property: (typeof PROTEIN_PROPERTIES)[number];
  /** Accession of the entry, such as `P01116`. */
  entry: string;
}

/** An imported coding sequence, from start to stop codon. */
export interface CodingSequence {
  /** RefSeq or Ensembl accession with its version, such as `NM_000546.6`. */
  transcript: string;
  bp: number;
  /** In upper case; absent where only lengths matter. */
  bases?: string;
}

/** The target of a design: a gene, the control or the template. */
export interface Target {
  /** Six characters, such as H00001. */
  number: string;
  kind: "gene" | "control" | "template";
  /** The gene symbol, `Ctrl` or `Template`. */
  symbol: string;
  species: Species | null;
  /** Null for controls and templates. */
  targetClass: TargetClass | null;
  /** Length of the coding sequence with its stop codon; null if there is none or it is unknown. */
  codingBp: number | null;
  /** RefSeq accession of the canonical transcript; null if unknown. */
  transcript: string | null;
  /** The chromosome as the gene table gives it, such as 17; empty or absent if it is not on file. */
  chromosome?: string;
  /** NCBI Gene id; null or absent for controls and templates. */
  locusId?: number | null;
  /** Absent where designs do not depend on them, and if none is on file. */
  codingSequences?: readonly CodingSequence[];
  /** From UniProt, besides what the content files say. */
  proteinProperties?: readonly ProteinProperty[];
}

const NOT_A_GENE = { species: null, targetClass: null, codingBp: null, transcript: null, locusId: null };

export const CONTROL: Target = {
  ...NOT_A_GENE,
  number: CONTROL_TARGET,
  kind: "control",
  symbol: "Ctrl",
};
export const TEMPLATE: Target = {
  ...NOT_A_GENE,
  number: TEMPLATE_TARGET,
  kind: "template",
  symbol: "Template",
};
