import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { genes } from "../genes/gene.table.ts";
import { guideLibraries, libraryGuides } from "./guides.table.ts";

/** Whether a current library has a guide for a gene. @param number the gene's number, such as `H00001` @param bases in upper case */
export async function isGuideOfGene(tx: Tx, number: string, bases: string): Promise<boolean> {
  const [found] = await tx
    .select({ symbol: libraryGuides.symbol })
    .from(libraryGuides)
    .innerJoin(guideLibraries, eq(guideLibraries.id, libraryGuides.libraryId))
    .innerJoin(genes, eq(genes.locusId, libraryGuides.locusId))
    .where(and(guideLibraries.isCurrent, eq(genes.number, number), eq(libraryGuides.sequence, bases)))
    .limit(1);
  return found !== undefined;
}
