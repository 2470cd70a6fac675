import type { GuideList, ListedGuide } from "@ligate/contract/guides/schemas";
import { and, count, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { type Design, findGuideLibraries } from "../../design/index.ts";
import { genes } from "../genes/gene.table.ts";
import { guideLibraries, libraryGuides } from "./guides.table.ts";
import { ruleSet1 } from "./rule-set-1.ts";

/** The bases of the context that follow the guide. */
const PAM = { start: 24, end: 27 };

const PUBLISHED_SCORE = {
  name: "Rule Set 2",
  meaning:
    "On-target activity as published with the library, from 0 to 1: guides with a higher score are predicted to cut more often (Doench et al. 2016).",
};
const ESTIMATE = {
  name: "Rule Set 1 (estimate)",
  meaning:
    "Our estimate of on-target activity from the 30 bases around the guide, from 0 to 1, by the older rule of Doench et al. 2014. Its values do not compare with those of Rule Set 2.",
};
const CAVEAT =
  "Nothing in this list says where else in the genome a guide binds. We have not searched for off-targets: please check a guide against the genome of your cells before you order it.";

/** The guides that the imported libraries have for the gene of a design; empty where they are not made for its function. */
export async function findGuides(tx: Tx, design: Design): Promise<GuideList> {
  const libraries = findGuideLibraries(design).map(({ name, about }) => ({ name, about }));
  const order = libraries.map(({ name }) => name);
  const rows = order.length === 0 ? [] : await readGuides(tx, design, order);
  const guides = rows.toSorted((a, b) => compareGuides(a, b, order)).map(toListedGuide);
  return {
    libraries: libraries.filter(({ name }) => guides.some(({ library }) => library === name)),
    guides,
    published_score: PUBLISHED_SCORE,
    estimate: ESTIMATE,
    caveat: CAVEAT,
  };
}

/** The number of guides that `findGuides` finds. */
export async function countGuides(tx: Tx, design: Design): Promise<number> {
  const names = findGuideLibraries(design).map(({ name }) => name);
  if (names.length === 0) return 0;
  const [counted] = await tx
    .select({ guides: count() })
    .from(libraryGuides)
    .innerJoin(guideLibraries, eq(guideLibraries.id, libraryGuides.libraryId))
    .innerJoin(genes, eq(genes.locusId, libraryGuides.locusId))
    .where(isOfTarget(design, names));
  return counted?.guides ?? 0;
}

const readGuides = (tx: Tx, design: Design, names: string[]) =>
  tx
    .select({ guide: libraryGuides, library: guideLibraries.name, assembly: guideLibraries.assembly })
    .from(libraryGuides)
    .innerJoin(guideLibraries, eq(guideLibraries.id, libraryGuides.libraryId))
    .innerJoin(genes, eq(genes.locusId, libraryGuides.locusId))
    .where(isOfTarget(design, names));

const isOfTarget = ({ target }: Design, names: string[]) =>
  and(eq(genes.number, target.number), guideLibraries.isCurrent, inArray(guideLibraries.name, names));

type Row = Awaited<ReturnType<typeof readGuides>>[number];

/** The best published score first; guides without one by their library, and by their bases. */
const compareGuides = (a: Row, b: Row, order: string[]): number =>
  (b.guide.score ?? -1) - (a.guide.score ?? -1) ||
  order.indexOf(a.library) - order.indexOf(b.library) ||
  (a.guide.sequence < b.guide.sequence ? -1 : 1);

function toListedGuide({ guide, library, assembly }: Row, index: number): ListedGuide {
  const { sequence, symbol, transcript, exon, strand, chromosome, position, context, score } = guide;
  return {
    rank: index + 1,
    library,
    sequence,
    symbol,
    pam: context === null ? null : context.slice(PAM.start, PAM.end),
    transcript,
    exon,
    strand,
    assembly,
    chromosome,
    position,
    published_score: score,
    estimate: context === null ? null : Math.round(ruleSet1(context) * 10_000) / 10_000,
  };
}
