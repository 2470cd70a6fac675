import { geneAddress } from "@ligate/contract/genes/gene-address";
import { asc, count } from "drizzle-orm";
import { GENE_SOURCES } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { genes } from "../genes/gene.table.ts";
import { dayOfImport } from "./public-paths.ts";

/** A sitemap may list 50,000 addresses; with fewer, the gateway answers sooner and needs less memory. */
const PAGE_SIZE = 10_000;

/** The number of pages of `genePaths`. */
export async function countGenePages(tx: Tx): Promise<number> {
  const [counted] = await tx.select({ genes: count() }).from(genes);
  return Math.ceil((counted?.genes ?? 0) / PAGE_SIZE);
}

/**
 * The paths of the pages of genes, by their numbers, so that a path stays on its page when genes are added.
 * @param page counts from 1
 * @param size for tests
 */
export async function genePaths(tx: Tx, page: number, size = PAGE_SIZE) {
  const { species, symbol, number } = genes;
  const rows = await tx
    .select({ species, symbol })
    .from(genes)
    .orderBy(asc(number))
    .limit(size)
    .offset((page - 1) * size);
  const paths = new Set(rows.map((gene) => geneAddress(gene.species, gene.symbol)));
  return { paths: [...paths], ...(await genesModified(tx)) };
}

/** The calendar day of the last import of genes. */
export const genesModified = (tx: Tx) => dayOfImport(tx, ...GENE_SOURCES);
