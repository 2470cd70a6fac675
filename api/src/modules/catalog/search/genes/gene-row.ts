import type { GeneRow } from "@ligate/contract/genes/schemas";
import { sql } from "drizzle-orm";
import { type FunctionType, functionProblem, type Species, type TargetClass } from "../../../design/index.ts";

/** A gene as the gene table selects it. */
export interface GeneTableRow {
  target_sequence: string;
  symbol: string;
  gene_name: string;
  locus_id: number;
  species: Species;
  gene_type: string;
  target_class: TargetClass;
  coding_bp: number | null;
  orthologue_number: string | null;
  orthologue_symbol: string | null;
  orthologue_species: Species | null;
  matched_alias: string | null;
  total: number;
}

/** The columns of a `GeneTableRow`, from `GENE_TABLES`. */
export const GENE_COLUMNS = sql`g.number as target_sequence, g.symbol, g.name as gene_name, g.locus_id, g.species,
  g.gene_type, g.target_class, g.orf_bp as coding_bp, o.number as orthologue_number, o.symbol as orthologue_symbol,
  o.species as orthologue_species`;
export const GENE_TABLES = sql`genes g left join genes o on o.locus_id = g.ortholog_locus_id`;

/** @param fn the function that the gene is searched for; decides `enabled` */
export function toGeneRow(found: GeneTableRow, fn: FunctionType | undefined): GeneRow {
  const { target_sequence, symbol, gene_name, locus_id, species, gene_type, coding_bp, matched_alias } =
    found;
  const reason = fn && functionProblem(fn, { symbol, targetClass: found.target_class });
  return {
    target_sequence,
    symbol,
    gene_name,
    locus_id,
    ...(matched_alias === null ? {} : { matched_alias }),
    species,
    gene_type,
    coding_bp,
    orthologue: orthologueIn(found),
    enabled: reason === undefined,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The orthologue, if the store has it. */
function orthologueIn(found: GeneTableRow): GeneRow["orthologue"] {
  const { orthologue_number, orthologue_symbol, orthologue_species } = found;
  if (orthologue_number === null || orthologue_symbol === null || orthologue_species === null) return null;
  return { target_sequence: orthologue_number, symbol: orthologue_symbol, species: orthologue_species };
}
