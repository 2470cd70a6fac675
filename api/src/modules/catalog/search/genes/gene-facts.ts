import { sql } from "drizzle-orm";
import type { TargetGeneRow } from "../../genes/find-target.ts";

/** A gene that a query names. */
export interface FoundGene extends TargetGeneRow {
  name: string;
  /** The alias that the query has, if it is not the symbol. */
  alias: string | null;
}

/** The columns of a `FoundGene` besides its alias, from `genes g`. */
export const GENE_FACTS = sql`g.number, g.symbol, g.name, g.species, g.chromosome, g.target_class as "targetClass",
  g.orf_bp as "orfBp", g.coding_transcript as "codingTranscript", g.refseq_transcript as "refseqTranscript"`;
