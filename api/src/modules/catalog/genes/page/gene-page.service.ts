import { parseSku } from "@ligate/contract/design/sku";
import { geneAddress } from "@ligate/contract/genes/gene-address";
import type { GenePage, GeneStock } from "@ligate/contract/genes/gene-page-schemas";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import {
  applicableFunctions,
  defaultDesign,
  findGuideLibraries,
  formatRows,
  getProductName,
  getVectorName,
  inStockDesigns,
  shortestLeadTime,
  structures,
  type Target,
  toSku,
} from "../../../design/index.ts";
import { blogPosts } from "../../content/content.table.ts";
import { findGuides } from "../../guides/find-guides.ts";
import { resolveDesign } from "../../products/find-design.ts";
import { geneTarget } from "../find-target.ts";
import { geneNames } from "../gene.table.ts";
import { findTargetGene } from "../target-gene.ts";
import { requireGene } from "./find-gene.ts";
import { fromPrice, listMethods } from "./gene-methods.ts";

/**
 * The facts and products of a gene, by its symbol or by an unambiguous alias.
 * @throws ProblemError 404 with `unsold_symbol` and `suggestions`
 */
export async function getGenePage(tx: Tx, speciesName: string, name: string): Promise<GenePage> {
  const row = await requireGene(tx, speciesName, name);
  const { symbol, species } = row;
  const target = geneTarget(row);
  const [gene, aliases, guides] = await Promise.all([
    findTargetGene(tx, target),
    readAliases(tx, row.number),
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
    methods: listMethods(target),
    stock: listStock(target),
    posts: await postsAbout(tx, [symbol, ...curated]),
    guides,
  };
}

type Alias = Pick<typeof geneNames.$inferSelect, "name" | "key" | "source">;

/** Aliases and former symbols; the names that staff maintain sort before those of imported tables. */
const readAliases = (tx: Tx, number: string): Promise<Alias[]> =>
  tx
    .select({ name: geneNames.name, key: geneNames.key, source: geneNames.source })
    .from(geneNames)
    .where(and(eq(geneNames.geneNumber, number), eq(geneNames.rank, 1)))
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
    .find((each) => findGuideLibraries(each).length > 0);
  if (!design) return null;
  const { guides, libraries } = await findGuides(tx, design);
  if (guides.length === 0) return null;
  return {
    count: guides.length,
    libraries: libraries.map(({ name }) => name),
    product_sku: toSku(design),
  };
}

/** Capitals, or letters with a digit. Mouse symbols such as `Kit`, `Rest` and `Met` are also words of a sentence. */
const UNMISTAKABLE = /^(?=.{3})(?:[A-Z][A-Z-]*|.*\d.*)$/;
const MAX_POSTS = 5;

/** Posts with one of the names as a word, in this spelling; newest first. */
async function postsAbout(tx: Tx, names: string[]) {
  const words = names.filter((name) => UNMISTAKABLE.test(name)).map(escapeRegExp);
  if (words.length === 0) return [];
  const pattern = `(?<![[:alnum:]])(${words.join("|")})(?![[:alnum:]])`;
  const { id, title, datePosted, description, content } = blogPosts;
  const posts = await tx
    .select({ id, title, date_posted: datePosted })
    .from(blogPosts)
    .where(sql`${title} || ' ' || ${description} || ' ' || ${content} ~ ${pattern}`)
    .orderBy(desc(datePosted), desc(id))
    .limit(MAX_POSTS);
  return posts;
}

const escapeRegExp = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "\\$&");

/** The designs for a gene that are on the shelf, each once. */
function listStock(target: Target): GeneStock[] {
  const skus = new Set(inStockDesigns.map(({ sku }) => sku));
  return [...skus].flatMap((sku) => {
    const codes = parseSku(sku);
    const found = codes?.target === target.number ? resolveDesign(codes, target) : undefined;
    if (!found) return [];
    const { design } = found;
    const rows = formatRows(design).filter(({ inStock }) => inStock);
    return {
      product_sku: toSku(design),
      product_name: getProductName(design),
      vector_name: getVectorName(design),
      formats: [...new Set(rows.map(({ format }) => format.name))],
      from_price: fromPrice(rows),
      lead_time: shortestLeadTime(rows),
    };
  });
}
