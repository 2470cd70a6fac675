import type { Tx } from "../../../../db/database.ts";
import { findUnsoldGene } from "../find-unsold-gene.ts";
import type { Reading } from "../reading/read-query.ts";
import { type SplitQuery, splitQuery } from "../reading/split-query.ts";
import { findNamedGenes, type NamedGenes, uniqueGenes } from "./find-named-genes.ts";
import { findSimilarGenes } from "./find-similar-genes.ts";

/** The genes of a query, and the rest of the query. */
export interface QueryGenes {
  named: NamedGenes;
  split: SplitQuery;
  /** The symbol of a gene that the query names and that is not sold. */
  unsold: string | undefined;
}

/**
 * Finds the genes that a query names. The whole query may be the full name of another gene than the one that one of its
 * words names, or the human gene may be known by its full name only.
 */
export async function findGenes(tx: Tx, reading: Reading): Promise<QueryGenes> {
  const named = await findNamedGenes(tx, reading);
  const split = splitQuery(reading, named);
  const isSymbol = named.genes.length > 0 && !named.isByAlias;
  const unsold = isSymbol ? undefined : await findUnsoldGene(tx, reading);
  const isDoubtful =
    named.genes.length > 0 && (split.rest.length > 0 || (named.isByAlias && isOfMouseOnly(named, reading)));
  if (!isDoubtful || unsold !== undefined) return { named, split, unsold };
  const similar = await findSimilarGenes(tx, reading, split.names);
  const all = { ...named, genes: uniqueGenes([...similar, ...named.genes]) };
  return { named: all, split: splitQuery(reading, all), unsold };
}

const isOfMouseOnly = ({ genes }: NamedGenes, { species }: Reading): boolean =>
  species === undefined && genes.every((gene) => gene.species === "Mouse");
