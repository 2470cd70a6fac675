import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { GeneRow } from "@ligate/contract/genes/schemas";
import type { SearchResult } from "@ligate/contract/search/schemas";
import { parse } from "yaml";
import { z } from "zod";
import { testApp } from "../../../testing/test-app.ts";
import { type CatalogGene, formatCatalog, readCatalog } from "../genes/imports/catalog/catalog-file.ts";
import { importCatalog } from "../genes/imports/catalog/import-catalog.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { isWithinEdits } from "./edit-distance.ts";
import { readText } from "./reading/read-text.ts";
import { tokenize } from "./reading/tokens.ts";

/** Such as `human TP53 7157`. */
const Gene = z.string().regex(/^(human|mouse) \S+ \d+$/);

const GeneQuery = z.strictObject({
  q: z.string().min(1),
  first: z.array(Gene).min(1).optional(),
  among_five: z.array(Gene).default([]),
  wrong: z.array(Gene).default([]),
});
type GeneQuery = z.infer<typeof GeneQuery>;

const readQueries = (file: string): GeneQuery[] =>
  Object.values(
    z
      .record(z.string(), z.array(GeneQuery))
      .parse(parse(readFileSync(new URL(`testing/${file}`, import.meta.url), "utf8"))),
  ).flat();

const FILES = ["gene-queries.yaml", "held-out-gene-queries.yaml"];
const QUERIES = FILES.flatMap(readQueries);
const { app } = testApp();
const known = new Set<string>();
const folder = mkdtempSync(join(tmpdir(), "ligate-queries-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const isFound = geneFilter(QUERIES.map(({ q }) => q));
  const found: CatalogGene[] = [];
  for await (const gene of readCatalog()) {
    known.add(`${toSpecies(gene.number)} ${gene.symbol} ${gene.locusId}`);
    if (isFound(gene)) found.push(gene);
  }
  const file = join(folder, "genes.tsv.gz");
  const numbers = new Set(found.flatMap(({ locusId, orthologLocusId }) => [locusId, orthologLocusId]));
  const orthologues: CatalogGene[] = [];
  for await (const gene of readCatalog())
    if (numbers.has(gene.locusId) && !found.includes(gene)) orthologues.push(gene);
  const all = new Map([...orthologues, ...found].map((gene) => [gene.number, gene]));
  writeFileSync(
    file,
    gzipSync(formatCatalog([...all.values()].sort((a, b) => (a.number < b.number ? -1 : 1)))),
  );
  await importCatalog(app().db, { file });
}, 60_000);

const toSpecies = (number: string) => (number.startsWith("H") ? "human" : "mouse");

/**
 * The genes of the file that a search could confuse: with a name that a part of a query begins or misspells, or with a full
 * name of all its words. An import of all genes would take longer than the other tests of the search.
 */
function geneFilter(queries: string[]): (gene: CatalogGene) => boolean {
  const keys = new Set(
    queries.flatMap((q) => [normalizeName(q), ...readText(q).spans.flatMap((span) => span.keys)]),
  );
  const words = queries.map((q) => tokenize(q).map(({ word }) => word));
  const typed = [...new Set(words.flat())].filter((word) => word.length > 3);
  return ({ symbol, name, previousSymbols, aliases, proteinNames }) => {
    const names = [symbol, ...previousSymbols, ...aliases, ...proteinNames].map(normalizeName);
    if (names.some((key) => keys.has(key) || keys.has(key.slice(0, -1)))) return true;
    const key = normalizeName(symbol);
    if (typed.some((word) => word[0] === key[0] && isWithinEdits(word, key, 1))) return true;
    const ofName = new Set(tokenize(name).map(({ word }) => word));
    return words.some((some) => some.length > 1 && some.every((word) => ofName.has(word)));
  };
}

/** The first five genes, such as `human TP53`, and whether the answer says that it is for another query. */
interface Answer {
  genes: string[];
  isCorrected: boolean;
}

const SEARCHES = {
  async site({ q }: GeneQuery): Promise<Answer> {
    const { results, corrected_q } = (await app().inject({ url: "/api/search/", query: { q } })).json();
    const genes = results.flatMap(({ kind, species, gene_symbol }: SearchResult) =>
      kind === "gene" ? `${species?.toLowerCase()} ${gene_symbol}` : [],
    );
    return { genes: results[0]?.kind === "gene" ? genes : [], isCorrected: corrected_q !== undefined };
  },
  async designer({ q, first = [] }: GeneQuery): Promise<Answer> {
    const query = { symbol: q, species: first[0]?.startsWith("mouse") ? "Mouse" : "Human" };
    const url = "/api/products/get-gene-table-by-symbol/";
    const { gene_items, corrected_symbol } = (await app().inject({ url, query })).json();
    const genes = gene_items.map(({ species, symbol }: GeneRow) => `${species.toLowerCase()} ${symbol}`);
    return { genes, isCorrected: corrected_symbol !== undefined };
  },
};

const withoutId = (gene: string) => gene.split(" ").slice(0, 2).join(" ");

it("has many queries, each once, for genes of the file by their current symbols", () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(250);
  expect(new Set(QUERIES.map(({ q }) => q)).size).toBe(QUERIES.length);
  const expected = QUERIES.flatMap(({ first = [], among_five, wrong }) => [
    ...first,
    ...among_five,
    ...wrong,
  ]);
  expect(expected.filter((gene) => !known.has(gene))).toEqual([]);
});

/** The limits are what the search reaches, less a few queries. PRINT_RELEVANCE=1 prints the shares and the missed queries. */
describe.each(FILES)("%s", (file) => {
  it.each(["site", "designer"] as const)(
    "finds the gene that is meant first in the search of the %s",
    async (where) => {
      const queries = readQueries(file);
      const missed: string[] = [];
      const wrong: string[] = [];
      for (const query of queries) {
        const { genes, isCorrected } = await SEARCHES[where](query);
        const [gene] = genes;
        const isRight = query.first ? query.first.map(withoutId).includes(gene ?? "") : gene === undefined;
        if (isRight) continue;
        missed.push(`${query.q}: ${gene}`);
        if (gene !== undefined && !isCorrected) wrong.push(query.q);
      }
      const first = 1 - missed.length / queries.length;
      if (process.env.PRINT_RELEVANCE)
        process.stdout.write(`${file}, ${where}: ${first}, ${wrong.length} wrong\n${missed.join("\n")}\n`);
      expect(first).toBeGreaterThanOrEqual(0.95);
      expect(wrong.length / queries.length).toBeLessThanOrEqual(0.03);
    },
    60_000,
  );
});

it("finds all genes of an ambiguous query among the first five", async () => {
  const missed: string[] = [];
  for (const query of QUERIES.filter(({ among_five }) => among_five.length > 0)) {
    const { genes } = await SEARCHES.site(query);
    if (!query.among_five.every((gene) => genes.slice(0, 5).includes(withoutId(gene)))) missed.push(query.q);
  }
  // The mitochondrial COX1 is not sold.
  expect(missed).toEqual(["COX1"]);
}, 60_000);
