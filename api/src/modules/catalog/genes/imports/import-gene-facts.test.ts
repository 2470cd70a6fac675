import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, ne, sql } from "drizzle-orm";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import { geneNames, genes } from "../gene.table.ts";
import { importGeneTable } from "./import-gene-table.ts";

const { db } = testDatabase();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-gene-facts-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  await db().delete(geneNames).where(ne(geneNames.source, "content"));
  await db().delete(genes).where(sql`substr(${genes.number}, 2) > '10000'`);
});

/** Imports a table of these rows, whose first one names all columns. */
async function load(rows: Record<string, string>[], species: "Human" | "Mouse" = "Human") {
  const path = join(folder, "genes.tsv");
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  writeFileSync(path, lines.map((cells) => cells.join("\t")).join("\n"));
  return importGeneTable(db(), path, species);
}

const ncbi = (GeneID: string, type_of_gene: string, more: Record<string, string> = {}) => ({
  tax_id: "9606",
  GeneID,
  Symbol: `N${GeneID}`,
  Synonyms: "-",
  description: `gene ${GeneID}`,
  type_of_gene,
  chromosome: "1",
  dbXrefs: "-",
  ...more,
});
const hgnc = (entrez_id: string, locus_type: string, more: Record<string, string> = {}) => ({
  hgnc_id: `HGNC:${entrez_id}`,
  symbol: `N${entrez_id}`,
  name: `gene ${entrez_id}`,
  status: "Approved",
  alias_symbol: "",
  prev_symbol: "",
  entrez_id,
  locus_type,
  location: "17p13.1",
  ensembl_gene_id: "",
  mane_select: "",
  refseq_accession: "",
  ...more,
});
const joined = (gene_id: string, more: Record<string, string> = {}) => ({
  tax_id: "9606",
  gene_id,
  symbol: `N${gene_id}`,
  name: `gene ${gene_id}`,
  synonyms: "",
  gene_type: "protein-coding",
  chromosome: "3",
  authority_id: `HGNC:${gene_id}`,
  ensembl_id: "ENSG00000900001",
  refseq_transcript: "NM_900001.2",
  ortholog_gene_id: "",
  ...more,
});
const mgi = (entrez: string, type: string, more: Record<string, string> = {}) => ({
  "MGI Accession ID": `MGI:${entrez}`,
  "Marker Symbol": `N${entrez}`,
  "Marker Name": `gene ${entrez}`,
  "Feature Type": type,
  "EntrezGene ID": entrez,
  "NCBI Gene chromosome": "2",
  "Ensembl Gene ID": "ENSMUSG00000900001",
  ...more,
});
const length = (gene_id: string, cds_bp: string, is_canonical = "1") => ({
  tax_id: "9606",
  gene_id,
  symbol: "N",
  transcript: `NM_${gene_id}`,
  cds_bp,
  is_canonical,
  source: "a genome table",
  canonical_rule: "mane_select",
});

async function gene(locusId: number) {
  const [found] = await db().select().from(genes).where(eq(genes.locusId, locusId));
  return found;
}

it("keeps the type, chromosome and ids of NCBI", async () => {
  const dbXrefs = "MIM:1|HGNC:HGNC:900001|Ensembl:ENSG00000900001";

  expect(await load([ncbi("900001", "ncRNA", { dbXrefs })])).toMatchObject({ added: 1, described: 0 });

  expect(await gene(900_001)).toMatchObject({
    geneType: "ncRNA",
    targetClass: "lncrna",
    chromosome: "1",
    ensemblId: "ENSG00000900001",
    authorityId: "HGNC:900001",
    refseqTranscript: null,
  });
});

it("prefers the type of HGNC to that of NCBI, whichever is imported last", async () => {
  const mane_select = '"ENST00000900001.8|NM_900001.4"';
  const both = [ncbi("900001", "other")];
  await load(both);

  const done = await load([hgnc("900001", "RNA, micro", { mane_select })]);

  expect(done).toMatchObject({ added: 0, renamed: 0, described: 1 });
  const expected = { geneType: "RNA, micro", targetClass: "mirna", refseqTranscript: "NM_900001.4" };
  expect(await gene(900_001)).toMatchObject(expected);
  await load(both);
  expect(await gene(900_001)).toMatchObject(expected);
  expect(await load(both)).toMatchObject({ described: 0 });
});

it("keeps the symbol of HGNC when NCBI's table has an older one, which finds the gene as well", async () => {
  await load([hgnc("900001", "gene with protein product", { symbol: "NEWX1" })]);

  expect(await load([joined("900001", { symbol: "OLDX1" })])).toMatchObject({ renamed: 0, namesAdded: 1 });

  expect((await gene(900_001))?.symbol).toBe("NEWX1");
});

it("reads the chromosome of HGNC's location", async () => {
  await load([
    hgnc("900001", "gene with protein product"),
    hgnc("900002", "gene with protein product", { location: "mitochondria" }),
    hgnc("900003", "gene with protein product", { location: "Xq28" }),
    hgnc("900004", "gene with protein product", { location: "reserved" }),
  ]);

  expect([(await gene(900_001))?.chromosome, (await gene(900_003))?.chromosome]).toEqual(["17", "X"]);
  expect(await gene(900_002)).toMatchObject({ chromosome: "MT", targetClass: "mitochondrial" });
  expect((await gene(900_004))?.chromosome).toBe("");
});

it("imports one species of the joined table, with orthologues", async () => {
  const rows = [
    joined("900001", { ortholog_gene_id: "900002" }),
    joined("900002", { tax_id: "10090", ortholog_gene_id: "null" }),
  ];

  expect(await load(rows)).toMatchObject({ table: expect.stringContaining("joined"), genes: 1, added: 1 });
  expect(await load(rows, "Mouse")).toMatchObject({ genes: 1, added: 1 });

  expect(await gene(900_001)).toMatchObject({
    species: "Human",
    chromosome: "3",
    refseqTranscript: "NM_900001.2",
    orthologLocusId: 900_002,
  });
  expect(await gene(900_002)).toMatchObject({ species: "Mouse", orthologLocusId: null });
});

it("tells a transcribed pseudogene by the transcript of another table", async () => {
  await load([ncbi("900001", "pseudo")]);
  expect((await gene(900_001))?.targetClass).toBe("other");

  await load([joined("900001", { gene_type: "pseudo", refseq_transcript: "NR_900001.1" })]);

  expect((await gene(900_001))?.targetClass).toBe("transcribed_pseudogene");
});

it("imports types and ids of the MGI report, without markers that are no genes", async () => {
  const done = await load(
    [
      mgi("900001", "lncRNA gene"),
      mgi("900001", "protein coding gene", { "Marker Symbol": "Repeat" }),
      mgi("900002", "heritable phenotypic marker"),
      mgi("null", "protein coding gene"),
      mgi("900003", "null"),
    ],
    "Mouse",
  );

  expect(done).toMatchObject({ table: "the MGI report", genes: 2, added: 2 });
  expect(await gene(900_001)).toMatchObject({
    symbol: "N900001",
    targetClass: "lncrna",
    authorityId: "MGI:900001",
    ensemblId: "ENSMUSG00000900001",
    chromosome: "2",
  });
  expect(await gene(900_003)).toMatchObject({ geneType: "", targetClass: "other" });
});

it("refuses the MGI report for human genes", async () => {
  await expect(load([mgi("900001", "lncRNA gene")])).rejects.toThrow(/:2: is in a table of MGI/);
});

it("imports the coding lengths of canonical transcripts for known genes", async () => {
  await load([joined("900001")]);
  const rows = [length("900001", "1182"), length("900001", "900", "0"), length("900002", "600")];

  const done = await load(rows);

  expect(done).toMatchObject({ table: "the table of coding lengths", genes: 2, added: 0, described: 1 });
  expect(await gene(900_001)).toMatchObject({
    orfBp: 1182,
    codingTranscript: "NM_900001",
    codingSource: "a genome table, mane select",
  });
  expect(await gene(900_002)).toBeUndefined();
  expect(await load(rows)).toMatchObject({ described: 0 });
});

it.each(["1181", "-3", "x", ""])("refuses the coding length %j", async (bp) => {
  await expect(load([length("900001", bp)])).rejects.toThrow(/:2: has the cds_bp .+ whole codons/);
});

it("keeps what a table does not say", async () => {
  await load([joined("900001", { ortholog_gene_id: "22059" })]);

  await load([ncbi("900001", "protein-coding", { chromosome: "-" })]);

  expect(await gene(900_001)).toMatchObject({
    chromosome: "3",
    ensemblId: "ENSG00000900001",
    orthologLocusId: 22_059,
  });
});
