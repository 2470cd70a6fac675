import type { KitGene } from "@ligate/contract/catalog/kit-table-schemas";
import type { GeneRow } from "@ligate/contract/genes/schemas";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { Species, Target } from "../../design/index.ts";
import { findTarget } from "../genes/find-target.ts";
import { geneNames } from "../genes/gene.table.ts";
import { searchGenes } from "../search/genes/gene-table.service.ts";
import { parseGeneIds } from "../search/reading/gene-id.ts";
import { nameKeys } from "../search/reading/gene-name-sql.ts";

/** The gene that the kits of a page are priced for. */
export interface PageGene {
  /** Null if the store does not have it; absent if none is requested. */
  gene?: KitGene | null;
  target?: Target;
}

export interface GeneQuery {
  /** Number, symbol, alias or public id; empty if no gene is requested. */
  gene: string;
  species: Species;
}

/** Finds the gene that a page is requested for. Only a whole symbol, alias or id is one. */
export async function findPageGene(tx: Tx, { gene: text, species }: GeneQuery): Promise<PageGene> {
  if (text === "") return {};
  const { gene_items } = await searchGenes(tx, { symbol: text, species, page_number: 1, page_size: 1 });
  const [found] = gene_items;
  const target = found && (await findTarget(tx, found.target_sequence));
  if (!target || !(await isNamed(tx, found, text))) return { gene: null };
  const { target_sequence, symbol, gene_name, species: ofGene } = found;
  return { gene: { target_sequence, symbol, gene_name, species: ofGene }, target };
}

/** Whether a gene was found by a whole id, symbol or alias, not by the beginning of one or by words of its name. */
async function isNamed(tx: Tx, { target_sequence, matched_alias }: GeneRow, text: string): Promise<boolean> {
  if (parseGeneIds(text).some(({ label }) => label === matched_alias)) return true;
  const isName = and(eq(geneNames.geneNumber, target_sequence), inArray(geneNames.key, nameKeys(text)));
  return (await tx.select().from(geneNames).where(isName).limit(1)).length > 0;
}
