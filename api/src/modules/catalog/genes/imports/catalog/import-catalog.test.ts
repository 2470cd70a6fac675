import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { eq, ne, sql } from "drizzle-orm";
import { contentImports } from "../../../../../content-files/content-imports.table.ts";
import { readImportsVersion } from "../../../../../content-files/seed-state.ts";
import { testDatabase } from "../../../../../testing/database/test-database.ts";
import { searchGenes } from "../../../search/genes/gene-table.service.ts";
import { search } from "../../../search/search.service.ts";
import { geneNames, genes } from "../../gene.table.ts";
import { requireGene } from "../../page/find-gene.ts";
import { type CatalogGene, formatCatalog } from "./catalog-file.ts";
import { importCatalog } from "./import-catalog.ts";

const { db } = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "ligate-catalog-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  await db().delete(geneNames).where(ne(geneNames.source, "content"));
  await db().delete(genes).where(sql`substr(${genes.number}, 2) > '10000'`);
  await db().delete(contentImports).where(sql`${contentImports.source} like 'gene catalog%'`);
});

const aGene = (n: number, gene: Partial<CatalogGene> = {}): CatalogGene => ({
  ...{ number: `H${10_000 + n}`, symbol: `NEWG${n}`, name: `new gene ${n}`, locusId: 900_000 + n },
  ...{ previousSymbols: [`OLDG${n}`], aliases: [`ALIASG${n}`], geneType: "gene with protein product" },
  ...{ chromosome: "2", ensemblId: null, authorityId: `HGNC:${900_000 + n}`, refseqTranscript: null },
  ...{ orfBp: 300, codingTranscript: "NM_1", codingSource: "a table", orthologLocusId: null },
  proteinNames: [],
  ...gene,
});
const NO_FILTERS = { category: [], function: [], structure: [], species: [], in_stock: false };
const manyGenes = Array.from({ length: 250 }, (_, i) => aGene(i + 1));

function file(list: CatalogGene[]): string {
  const path = join(folder, "genes.tsv.gz");
  writeFileSync(path, gzipSync(formatCatalog(list)));
  return path;
}
const numberOf = async (locusId: number) =>
  (await db().select().from(genes).where(eq(genes.locusId, locusId)))[0]?.number;
const find = async (symbol: string) =>
  (await searchGenes(db(), { symbol, species: "Human", page_number: 1, page_size: 10 })).gene_items[0];

it("imports the genes under the numbers of the file, with all names, and once", async () => {
  const path = file(manyGenes);

  expect(await importCatalog(db(), { file: path })).toEqual({
    ...{ genes: 250, added: 250, kept: 0, renumbered: 0 },
  });

  for (const name of ["NEWG7", "OLDG7", "ALIASG7", "HGNC:900007"])
    expect(await find(name)).toMatchObject({ target_sequence: "H10007", coding_bp: 300 });
  expect(await importCatalog(db(), { file: path })).toBeUndefined();
});

it("continues an import that was stopped, and changes the content version at its end only", async () => {
  const path = file(manyGenes);
  const before = await readImportsVersion(db());
  const stop = new AbortController();

  await importCatalog(db(), { file: path, stop: stop.signal, onProgress: () => stop.abort() });
  expect([await numberOf(900_100), await numberOf(900_101)]).toEqual(["H10100", undefined]);
  expect(await readImportsVersion(db())).toBe(before);

  expect(await importCatalog(db(), { file: path })).toMatchObject({ added: 150 });
  expect(await readImportsVersion(db())).not.toBe(before);
});

it("lets searches say that more genes are coming, and none is missing", async () => {
  const path = file([...manyGenes, aGene(251, { symbol: "TTN" })]);
  const stop = new AbortController();
  const query = { species: "Human", page_number: 1, page_size: 10 } as const;
  const onSite = (q: string) =>
    search(db(), { q, sort: "relevance", ...NO_FILTERS, page_number: 1, page_size: 10 });
  await importCatalog(db(), { file: path, stop: stop.signal, onProgress: () => stop.abort() });

  const isComing = { more_genes_coming: true };
  expect(await searchGenes(db(), { symbol: "TTN", ...query })).toMatchObject({
    ...isComing,
    unsold_symbol: null,
  });
  expect(await onSite("TTN")).toMatchObject(isComing);
  await expect(requireGene(db(), "human", "TTN")).rejects.toMatchObject({ extension: isComing });
  expect(await searchGenes(db(), { symbol: "NEWG7", ...query })).not.toHaveProperty("more_genes_coming");

  await importCatalog(db(), { file: path });
  expect(await onSite("TTN")).not.toHaveProperty("more_genes_coming");
  expect((await find("TTN"))?.symbol).toBe("TTN");
});

it("shares the work of two processes", async () => {
  const path = file(manyGenes);
  const both = await Promise.all([importCatalog(db(), { file: path }), importCatalog(db(), { file: path })]);

  expect(both.reduce((sum, done) => sum + (done?.added ?? 0), 0)).toBe(250);
});

it("keeps the numbers of a store whose numbers differ, and says how many", async () => {
  const known = { species: "Human", name: "a gene" } as const;
  await db()
    .insert(genes)
    .values([
      { ...known, number: "H20001", symbol: "NEWG1", locusId: 900_001 },
      { ...known, number: "H10002", symbol: "OTHER", locusId: 990_000 },
    ]);

  expect(await importCatalog(db(), { file: file(manyGenes.slice(0, 3)) })).toEqual({
    ...{ genes: 3, added: 2, kept: 1, renumbered: 1 },
  });

  const numbers = await Promise.all([900_001, 900_002, 900_003, 990_000].map(numberOf));
  expect(numbers).toEqual(["H20001", "H80001", "H10003", "H10002"]);
});

it("does not change genes of genes.csv, but adds their names", async () => {
  await importCatalog(db(), {
    file: file([aGene(0, { number: "H00001", locusId: 7157, symbol: "OTHER53", aliases: ["Q53"] })]),
  });

  expect(await find("Q53")).toMatchObject({ symbol: "TP53", target_sequence: "H00001", coding_bp: 1182 });
});

it("updates its own genes from a newer file", async () => {
  await importCatalog(db(), { file: file([aGene(1)]) });
  await importCatalog(db(), { file: file([aGene(1, { symbol: "NEWER1", aliases: [], orfBp: 600 })]) });

  expect(await find("NEWG1")).toMatchObject({ symbol: "NEWER1", coding_bp: 600, target_sequence: "H10001" });
  expect(await find("ALIASG1")).toBeUndefined();
});
