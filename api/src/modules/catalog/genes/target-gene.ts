import type { TargetGene } from "@ligate/contract/genes/schemas";
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../db/database.ts";
import { type Target, targetWarning } from "../../design/index.ts";
import { genes } from "./gene.table.ts";

const orthologues = alias(genes, "orthologues");

/** The facts of the gene of a target; null for controls and templates. */
export async function findTargetGene(tx: Tx, target: Target): Promise<TargetGene | null> {
  if (target.kind !== "gene") return null;
  const [found] = await tx
    .select({ gene: genes, orthologue: orthologues })
    .from(genes)
    .leftJoin(orthologues, eq(orthologues.locusId, genes.orthologLocusId))
    .where(eq(genes.number, target.number));
  if (!found) return null;
  const { gene, orthologue } = found;
  const warning = targetWarning(target);
  return {
    locus_id: gene.locusId,
    gene_name: gene.name,
    gene_type: gene.geneType,
    chromosome: gene.chromosome,
    ensembl_id: gene.ensemblId,
    authority_id: gene.authorityId,
    transcript: target.transcript,
    coding_bp: gene.orfBp,
    orthologue: orthologue && {
      target_sequence: orthologue.number,
      symbol: orthologue.symbol,
      species: orthologue.species,
    },
    ...(warning === undefined ? {} : { warning }),
  };
}
