import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { count, ne, sql } from "drizzle-orm";
import fc from "fast-check";
import { seed } from "../../../../cli/seed.ts";
import { isSeedCurrent } from "../../../../content-files/seed-state.ts";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import { campaignKey } from "../../../design/index.ts";
import { searchGenes } from "../../search/genes/gene-table.service.ts";
import { geneImportPortions, geneNames, genes } from "../gene.table.ts";
import { importGeneTable } from "./import-gene-table.ts";
import { readLines } from "./read-lines.ts";

const { db } = testDatabase();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-genes-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
// Deletes what these tests added, but not the genes of the content files.
afterEach(async () => {
  await db().delete(geneNames).where(ne(geneNames.source, "content"));
  await db().delete(genes).where(sql`substr(${genes.number}, 2) > '10000'`);
});

const NCBI = "#tax_id\tGeneID\tSymbol\tLocusTag\tSynonyms\tdescription\ttype_of_gene";
const HGNC = "hgnc_id\tsymbol\tname\tstatus\talias_symbol\tprev_symbol\tentrez_id";
const ncbi = (
  id: number | string,
  symbol: string,
  synonyms = "-",
  name = `the gene ${symbol}`,
  taxon = 9606,
) => [taxon, id, symbol, "-", synonyms, name, "protein-coding"].join("\t");
const hgnc = (id: number, symbol: string, aliases = "", previous = "", status = "Approved") =>
  [`HGNC:${id}`, symbol, `the gene ${symbol}`, status, aliases, previous, id].join("\t");

function file(...lines: string[]): string {
  const path = join(folder, "genes.tsv");
  writeFileSync(path, `${lines.join("\n")}\n`);
  return path;
}
const load = (path: string, species: "Human" | "Mouse" = "Human") => importGeneTable(db(), path, species);
const find = async (symbol: string, species: "Human" | "Mouse" = "Human") =>
  (await searchGenes(db(), { symbol, species, page_number: 1, page_size: 10 })).gene_items[0];
const everything = async () => ({
  genes: await db().select().from(genes).orderBy(genes.number),
  names: await db().select().from(geneNames).orderBy(geneNames.geneNumber, geneNames.source, geneNames.key),
});

it("makes the next start rebuild the search index, because gene names may have changed", async () => {
  await seed(db(), { version: "the files" });
  const inputs = `the files ${campaignKey()}`;
  expect(await isSeedCurrent(db(), inputs)).toBe(true);

  await load(file(NCBI, ncbi(900_009, "NEWS1")));

  expect(await isSeedCurrent(db(), inputs)).toBe(false);
});

describe("a table of NCBI", () => {
  it("adds its genes under new numbers, and the search finds them by symbol and alias", async () => {
    const result = await load(file(NCBI, ncbi(900_001, "NEWA1", "OLDNAME|A-one"), ncbi(900_002, "NEWB1")));

    expect(result).toMatchObject({ table: "NCBI gene_info", genes: 2, added: 2, renamed: 0 });
    expect(await find("newa1")).toEqual({
      target_sequence: "H10001",
      symbol: "NEWA1",
      gene_name: "the gene NEWA1",
      locus_id: 900_001,
      species: "Human",
      gene_type: "protein-coding",
      coding_bp: null,
      orthologue: null,
      enabled: true,
    });
    expect(await find("aone")).toMatchObject({ target_sequence: "H10001", matched_alias: "A-one" });
  });

  it("keeps the number of a known gene", async () => {
    const before = await find("TP53");

    const result = await load(file(NCBI, ncbi(7157, "TP53", "LFS1|p53", "tumor protein p53")));

    expect(result).toMatchObject({ added: 0, renamed: 0 });
    expect(await find("TP53")).toEqual(before);
    expect(await find("LFS1")).toMatchObject({ target_sequence: "H00001", matched_alias: "LFS1" });
  });

  it("changes nothing if it is imported again", async () => {
    const path = file(
      NCBI,
      ncbi(900_001, "NEWA1", "OLDNAME"),
      ncbi(7157, "TP53", "LFS1", "tumor protein p53"),
      ncbi(900_003, "NEWC1"),
    );
    await load(path);
    const before = await everything();

    expect(await load(path)).toMatchObject({ added: 0, renamed: 0, namesAdded: 0, namesRemoved: 0 });
    expect(await everything()).toEqual(before);
  });

  it("renames genes and removes aliases, but the search still finds the former symbol", async () => {
    await load(file(NCBI, ncbi(900_001, "NEWA1", "GONE1")));

    await load(file(NCBI, ncbi(900_001, "NEWA2", "CAME1")));

    expect(await find("came1")).toMatchObject({ target_sequence: "H10001", symbol: "NEWA2" });
    expect(await find("newa1")).toMatchObject({ symbol: "NEWA2", matched_alias: "NEWA1" });
    expect(await find("gone1")).toBeUndefined();
  });

  it("never reuses a number", async () => {
    await load(file(NCBI, ncbi(900_001, "NEWA1")));
    await load(file(NCBI, ncbi(900_000, "NEWZ1")));

    expect((await find("NEWZ1"))?.target_sequence).toBe("H10002");
    expect((await find("NEWA1"))?.target_sequence).toBe("H10001");
  });

  it("skips regions and subspecies, and numbers mouse genes with M", async () => {
    const region = ncbi(900_001, "REGION1", "-", "a region", 10_090).replace(
      "protein-coding",
      "biological-region",
    );
    const subspecies = ncbi(900_002, "SUBSP1", "-", "a gene", 39_442);

    await load(file(NCBI, region, subspecies, ncbi(900_003, "Mousy1", "-", "a gene", 10_090)), "Mouse");

    expect(await find("Mousy1", "Mouse")).toMatchObject({ target_sequence: "M10001" });
    expect([await find("REGION1", "Mouse"), await find("SUBSP1", "Mouse")]).toEqual([undefined, undefined]);
  });
});

it("merges a table of several portions, each gene under a distinct number", async () => {
  const rows = Array.from({ length: 1203 }, (_, i) => ncbi(900_000 + i, `MANY${i}X`));

  expect(await load(file(NCBI, ...rows))).toMatchObject({ genes: 1203, added: 1203, namesAdded: 1203 });

  expect((await find("MANY0X"))?.target_sequence).toBe("H10001");
  expect((await find("MANY1202X"))?.target_sequence).toBe("H11203");
});

it("imports symbols, aliases and previous symbols of HGNC, and keeps the names of other sources", async () => {
  await load(file(NCBI, ncbi(900_001, "OLDA1", "FROMNCBI")));

  const result = await load(
    file(HGNC, hgnc(900_001, "NEWA1", '"X1|X2"', "OLDA1"), hgnc(9, "GONE1", "", "", "Withdrawn")),
  );

  expect(result).toMatchObject({ table: "the HGNC complete set", genes: 1, added: 0, renamed: 1 });
  for (const name of ["x1", "x2", "olda1", "fromncbi"]) {
    expect(await find(name)).toMatchObject({ target_sequence: "H10001", symbol: "NEWA1" });
  }
});

it("rejects a table with more new genes than numbers are left, and merges none", async () => {
  await db()
    .insert(genes)
    .values({ number: "H99998", species: "Human", symbol: "LASTBUT1", name: "n", locusId: 900_000 });

  await expect(load(file(NCBI, ncbi(900_001, "NEWA1"), ncbi(900_002, "NEWB1")))).rejects.toThrow(
    "The table has 2 new genes, and 1 numbers are left for human genes.",
  );

  expect(await find("NEWA1")).toBeUndefined();
  expect(await load(file(NCBI, ncbi(900_001, "NEWA1")))).toMatchObject({ added: 1 });
});

describe("rejects an invalid table with the line of the mistake, and merges nothing:", () => {
  it.each([
    ["a column is missing", [NCBI, ncbi(1, "A"), "9606\t2\tB"], /:3: has 3 columns/],
    ["an ID is not a number", [NCBI, ncbi(1, "A"), ncbi(2, "B"), ncbi("x", "C")], /:4: has the GeneID "x"/],
    ["a gene occurs twice", [NCBI, ncbi(1, "A"), ncbi(1, "B")], /:3: repeats the gene 1 of line 2/],
    ["a symbol is missing", [NCBI, ncbi(1, "")], /:2: has no symbol/],
    ["a gene is of another species", [NCBI, ncbi(1, "A", "-", "n", 10_090)], /:2: has the tax_id 10090/],
    ["a line has control characters", [NCBI, ncbi(1, "A\u0000B")], /:2: contains control characters/],
    ["the format is unknown", ["id,name", "1,A"], /:1: .*neither/],
    ["the file is empty", [""], /:1: .*neither/],
  ])("%s", async (_, lines, message) => {
    const before = await everything();

    await expect(load(file(...lines))).rejects.toThrow(message);

    expect(await everything()).toEqual(before);
    expect(await db().select({ n: count() }).from(geneImportPortions)).toEqual([{ n: 0 }]);
  });

  it("a gzip file is truncated", async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ncbi(900_000 + i, `G${i}X${(i * 7919) % 1000}`));
    const path = file("");
    writeFileSync(path, gzipSync([NCBI, ...rows].join("\n")).subarray(0, 9000));
    const before = await everything();

    await expect(load(path)).rejects.toThrow(/genes\.tsv:\d+: cannot be read: unexpected end of file/);

    expect(await everything()).toEqual(before);
  });
});

it("reads the lines of any file, with or without gzip", async () => {
  const aLine = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\r\n]/g, ""));
  await fc.assert(
    fc.asyncProperty(fc.array(aLine, { minLength: 1 }), fc.boolean(), async (lines, isGzip) => {
      const text = Buffer.from(`${lines.join("\n")}\n`);
      const path = file("");
      writeFileSync(path, isGzip ? gzipSync(text) : text);
      expect(await Array.fromAsync(readLines(path))).toEqual(lines);
    }),
    { numRuns: 50 },
  );
});
