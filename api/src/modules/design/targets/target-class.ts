import { z } from "zod";
import { readCsv } from "../../../content-files/read-csv.ts";
import type { Species, TargetClass } from "../target.ts";

/** The facts of a gene that decide its class. */
export interface TypedGene {
  species: Species;
  symbol: string;
  name: string;
  /** In the words of HGNC (locus type), MGI (feature type) or NCBI Gene. */
  geneType: string;
  chromosome: string;
  /** Null if unknown. */
  refseqTranscript: string | null;
}

/** Types in the words of their sources, in lower case. Types that are not listed are by quote. */
const CLASS_BY_TYPE = new Map<string, TargetClass>([
  ["gene with protein product", "protein_coding"],
  ["protein coding gene", "protein_coding"],
  ["protein-coding", "protein_coding"],
  ["rna, long non-coding", "lncrna"],
  ["lncrna gene", "lncrna"],
  ["antisense lncrna gene", "lncrna"],
  ["lincrna gene", "lncrna"],
  ["sense intronic lncrna gene", "lncrna"],
  ["sense overlapping lncrna gene", "lncrna"],
  ["bidirectional promoter lncrna gene", "lncrna"],
  ["rna, micro", "mirna"],
  ["mirna gene", "mirna"],
]);
/** NCBI's type of long non-coding RNAs and microRNAs, which only their names distinguish. */
const NCBI_NON_CODING = "ncrna";
const PSEUDOGENES = new Set(["pseudogene", "pseudo"]);
/** HGNC's type of genes that share exons, such as UGT1A1 and PCDHA1. Those with a protein have a transcript of their own. */
const PART_OF_COMPLEX_LOCUS = "complex locus constituent";
/** HGNC's, MGI's and NCBI's types of the genes and segments of antigen receptors. */
const RECEPTOR_SEGMENTS = new Set(["t cell receptor gene", "immunoglobulin gene", "gene segment", "other"]);

/** The class of a gene, from its type. Never from a coding length, which may just be unknown. */
export function classifyTarget(gene: TypedGene): TargetClass {
  const { species, symbol, name, chromosome, refseqTranscript } = gene;
  const type = gene.geneType.toLowerCase();
  if (findLocus(species, symbol)) return "locus";
  if (chromosome === "MT") return "mitochondrial";
  if (type === NCBI_NON_CODING) return /^microRNA\b/i.test(name) ? "mirna" : "lncrna";
  if (PSEUDOGENES.has(type)) return refseqTranscript?.startsWith("NR_") ? "transcribed_pseudogene" : "other";
  if (RECEPTOR_SEGMENTS.has(type) && isConstantRegion(name)) return "immune_constant";
  if (type === PART_OF_COMPLEX_LOCUS && refseqTranscript?.startsWith("NM_")) return "protein_coding";
  return CLASS_BY_TYPE.get(type) ?? "other";
}

const isConstantRegion = (name: string): boolean =>
  /^(T[ -]cell receptor|immunoglobulin)\b.*\bconstant\b/i.test(name) &&
  !/\bnon-functional\b|pseudogene/i.test(name);

const Locus = z.strictObject({
  species: z.enum(["Human", "Mouse"]),
  symbol: z.string().min(1),
  /** Where inserts are placed, such as `the first intron of PPP1R12C`. */
  site: z.string().min(1),
});
type Locus = z.infer<typeof Locus>;

/** Sites for insertions. They have a symbol of their own, but are not genes to edit. */
const loci = readCsv("loci.csv", Locus);

/** The locus with this symbol, ignoring case. */
const findLocus = (species: Species, symbol: string): Locus | undefined =>
  loci.find((locus) => locus.species === species && locus.symbol.toLowerCase() === symbol.toLowerCase());
