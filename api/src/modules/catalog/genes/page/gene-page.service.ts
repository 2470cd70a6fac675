import { geneAddress } from "@ligate/contract/genes/gene-address";
import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import {
  applicableFunctions,
  defaultDesign,
  guideLibrariesOf,
  skuOf,
  structures,
  type Target,
} from "../../../design/index.ts";
import { findGuides } from "../../guides/find-guides.ts";
import { geneTarget } from "../find-target.ts";
import { geneNames } from "../gene.table.ts";
import { findTargetGene } from "../target-gene.ts";
import { requireGene } from "./find-gene.ts";
import { methodsOf } from "./gene-methods.ts";
import { postsAbout } from "./gene-posts.ts";
import { stockOf } from "./gene-stock.ts";

/**
 * All that the store knows and sells of a gene, by its symbol or by an alias that no other gene has.
 * @throws ProblemError 404 with `not_sold` and `suggestions`
 */
export async function getGenePage(tx: Tx, speciesName: string, name: string): Promise<GenePage> {
  const row = await requireGene(tx, speciesName, name);
  const { symbol, species } = row;
  const target = geneTarget(row);
  const [gene, aliases, guides] = await Promise.all([
    findTargetGene(tx, target),
    aliasesOf(tx, row.number),
    listedGuides(tx, target),
  ]);
  if (!gene) throw new Error(`The gene ${row.number} was deleted while its page was read.`);
  const curated = aliases.filter(({ source }) => source === "content").map((alias) => alias.name);
  return {
    species,
    symbol,
    gene_name: row.name,
    url: geneAddress(species, symbol),
    target_sequence: row.number,
    aliases: uniqueNames(aliases, symbol),
    gene,
    coding_transcript: row.codingTranscript,
    coding_source: row.codingSource,
    structures: structures.map((structure) => structure.name),
    methods: methodsOf(target),
    stock: stockOf(target),
    posts: await postsAbout(tx, [symbol, ...curated]),
    guides,
  };
}

type Alias = Pick<typeof geneNames.$inferSelect, "name" | "key" | "source">;

/** Aliases and former symbols; the names that staff maintain sort before those of imported tables. */
const aliasesOf = (tx: Tx, number: string): Promise<Alias[]> =>
  tx
    .select({ name: geneNames.name, key: geneNames.key, source: geneNames.source })
    .from(geneNames)
    .where(and(eq(geneNames.geneNumber, number), ne(geneNames.rank, 0)))
    .orderBy(asc(geneNames.source), asc(geneNames.key));

/** Tables spell the same alias differently. */
function uniqueNames(aliases: Alias[], symbol: string): string[] {
  const byKey = new Map(aliases.toReversed().map(({ key, name }) => [key, name]));
  return [...byKey.values()].reverse().filter((name) => name !== symbol);
}

/** The guides of published libraries, for the first function that has some. */
async function listedGuides(tx: Tx, target: Target): Promise<GenePage["guides"]> {
  const design = applicableFunctions(target)
    .map((fn) => defaultDesign(fn, target))
    .find((each) => guideLibrariesOf(each).length > 0);
  if (!design) return null;
  const { guides, libraries } = await findGuides(tx, design);
  if (guides.length === 0) return null;
  return {
    count: guides.length,
    libraries: libraries.map(({ name }) => name),
    product_sku: skuOf(design),
  };
}
