import type { Specification } from "@ligate/contract/specification/schemas";
import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { cleanSpecification, type GuideListing } from "../../design/index.ts";
import { genes } from "../genes/gene.table.ts";

/**
 * The entries of the current libraries for the guides of a specification, compared with the joined gene; null without one.
 * @param specification jsonb in the form in which it is stored
 */
export const guideListings = (specification: SQLWrapper): SQL<GuideListing[] | null> => sql`(
  select jsonb_agg(distinct jsonb_build_object(
    'bases', g.sequence, 'library', l.name, 'symbol', g.symbol,
    'isOfTarget', g.locus_id is not distinct from genes.locus_id))
  from jsonb_array_elements_text(${specification} #> '{guide,sequences}') as guide (bases)
  join library_guides g on g.sequence = guide.bases
  join guide_libraries l on l.id = g.library_id and l.is_current)`;

/**
 * The entries of the current libraries for the guides of a specification.
 * @param number of the target; only genes have entries
 */
export async function findGuideListings(
  tx: Tx,
  number: string,
  specification: Specification | null,
): Promise<GuideListing[]> {
  const guide = specification?.guide;
  if (guide?.source !== "own") return [];
  const cleaned = sql`${JSON.stringify(cleanSpecification({ guide }))}::jsonb`;
  const [found] = await tx
    .select({ listings: guideListings(cleaned) })
    .from(genes)
    .where(eq(genes.number, number));
  return found?.listings ?? [];
}
