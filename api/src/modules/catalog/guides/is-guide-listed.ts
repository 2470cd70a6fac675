import type { Specification } from "@ligate/contract/specification/schemas";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { cleanSpecification, type Design } from "../../design/index.ts";
import { genes } from "../genes/gene.table.ts";
import { guideLibraries, libraryGuides } from "./guides.table.ts";

/**
 * Whether the guide of a specification is one of its library for the joined gene. False for a guide without a library.
 * @param specification jsonb in the form in which it is stored
 */
export const isGuideListed = (specification: SQLWrapper): SQL<boolean> => sql<boolean>`
  case when ${specification} #>> '{guide,library}' is null then false else exists (
    select from guide_libraries l join library_guides g on g.library_id = l.id
    where l.is_current and l.name = ${specification} #>> '{guide,library}' and g.locus_id = genes.locus_id
      and g.sequence = ${specification} #>> '{guide,sequences,0}'
  ) end`;

/** Whether the guide of a specification is one of its library for the target of a design. */
export async function isListed(
  tx: Tx,
  { target }: Design,
  { guide }: Pick<Specification, "guide">,
): Promise<boolean> {
  if (guide?.source !== "own" || guide.library === undefined) return false;
  const cleaned = sql`${JSON.stringify(cleanSpecification({ guide }))}::jsonb`;
  const [found] = await tx
    .select({ isListed: isGuideListed(cleaned) })
    .from(genes)
    .where(eq(genes.number, target.number));
  return found?.isListed ?? false;
}

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
