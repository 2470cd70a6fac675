import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import {
  crispriFile,
  crispriRow,
  importGuideText,
  knockoutControl,
  knockoutFile,
  knockoutRow,
} from "../../../../testing/guide-files.ts";
import { readLines } from "../../genes/imports/read-lines.ts";
import { guideLibraries, libraryGuides } from "../guides.table.ts";
import { importGuides } from "./import-guides.ts";
import { recognizeLibrary } from "./read-library.ts";

const { db } = testDatabase();
afterEach(() => db().delete(guideLibraries));

const MOUSE = { locusId: "22059", symbol: "Trp53", genome: "NC_000077.6", position: "69588497" };
const load = (text: string, set?: string) => importGuideText(db(), text, set);
const currentGuides = async () => {
  const rows = await db()
    .select()
    .from(libraryGuides)
    .innerJoin(guideLibraries, eq(guideLibraries.id, libraryGuides.libraryId))
    .where(eq(guideLibraries.isCurrent, true))
    .orderBy(guideLibraries.name, libraryGuides.sequence);
  return rows.map(({ guide_libraries: { name, assembly }, library_guides: { libraryId, ...guide } }) => ({
    ...guide,
    name,
    assembly,
  }));
};

it("imports what a human knockout library has as Brunello", async () => {
  const controls = [knockoutControl("AAAAACCCCCGGGGGTTTTT"), knockoutControl("AAAACCCCCGGGGGTTTTTA")];

  expect(await load(knockoutFile(...controls, knockoutRow()))).toEqual({
    library: "Brunello",
    guides: 1,
    genes: 1,
    controls: 2,
    repeats: 0,
    unknownGenes: [],
  });
  expect(await currentGuides()).toEqual([
    {
      name: "Brunello",
      assembly: "GRCh38",
      locusId: 7157,
      symbol: "TP53",
      sequence: "ACGTTGCATGCATGCCATGA",
      transcript: "NM_000546.5",
      chromosome: "17",
      position: 7_674_220,
      strand: "antisense",
      exon: 4,
      context: "ACCAACGTTGCATGCATGCCATGATGGCAA",
      score: 0.6165,
    },
  ]);
});

it("tells Brie by its genome, and names chromosomes X and Y", async () => {
  await load(
    knockoutFile(
      knockoutRow(MOUSE),
      knockoutRow({ ...MOUSE, sequence: "ACGTTGCATGCATGCCATGC", genome: "NC_000087.7" }),
    ),
  );

  expect(await currentGuides()).toMatchObject([
    { name: "Brie", assembly: "GRCm38", chromosome: "11" },
    { name: "Brie", assembly: "GRCm38", chromosome: "Y" },
  ]);
});

it("imports sequence, symbol and id of Dolcetto, one set beside the other", async () => {
  const control = crispriRow("AAAAACCCCCGGGGGTTTTT", "NO-TARGET", "UNKNOWN_NO-TARGET");
  expect(await load(crispriFile(control, crispriRow("ACGTTGCATGCATGCCATGA")), "a")).toMatchObject({
    library: "Dolcetto set A",
    guides: 1,
    controls: 1,
  });
  await load(crispriFile(crispriRow("ACGTTGCATGCATGCCATGC")), "B");

  const nothing = { position: null, strand: null, exon: null, context: null, score: null, assembly: null };
  expect(await currentGuides()).toMatchObject([
    { name: "Dolcetto set A", sequence: "ACGTTGCATGCATGCCATGA", symbol: "TP53", ...nothing },
    { name: "Dolcetto set B", sequence: "ACGTTGCATGCATGCCATGC", ...nothing },
  ]);
});

it("replaces a library by its next import, and keeps the others", async () => {
  await load(knockoutFile(knockoutRow(), knockoutRow({ sequence: "ACGTTGCATGCATGCCATGC" })));
  await load(knockoutFile(knockoutRow(MOUSE)));

  await load(knockoutFile(knockoutRow({ sequence: "ACGTTGCATGCATGCCATGG" })));

  expect(await currentGuides()).toMatchObject([
    { name: "Brie" },
    { name: "Brunello", sequence: "ACGTTGCATGCATGCCATGG" },
  ]);
  expect(await db().$count(libraryGuides)).toBe(2);
  expect(await db().$count(guideLibraries)).toBe(2);
});

it("counts guides that the library repeats, and genes that the store does not have", async () => {
  const rows = [knockoutRow(), knockoutRow({ position: "7674221" }), knockoutRow({ locusId: "100" })];

  expect(await load(knockoutFile(...rows, knockoutRow({ locusId: "99" })))).toMatchObject({
    guides: 3,
    genes: 3,
    repeats: 1,
    unknownGenes: [99, 100],
  });
});

it("imports more rows than one statement writes", async () => {
  const bases = [..."ACGT"];
  const sequences = Array.from({ length: 1_201 }, (_, i) =>
    Array.from({ length: 20 }, (_base, at) => bases[Math.floor(i / 4 ** at) % 4]).join(""),
  );

  expect(await load(knockoutFile(...sequences.map((sequence) => knockoutRow({ sequence }))))).toMatchObject({
    guides: 1_201,
  });
  await load(knockoutFile(knockoutRow()));
  expect(await db().$count(libraryGuides)).toBe(1);
});

it.each([
  ["nothing", "", "the first line is neither the header of Brunello and Brie nor of Dolcetto"],
  ["a table of genes", "#tax_id\tGeneID\n9606\t7157\n", ":1: the first line is neither"],
  ["only controls", knockoutFile(knockoutControl("AAAAACCCCCGGGGGTTTTT")), "has no guide of a gene"],
  ["another assembly", knockoutFile(knockoutRow({ genome: "NC_000017.10" })), '"NC_000017.10", which is not'],
  [
    "two genomes",
    knockoutFile(knockoutRow(), knockoutRow(MOUSE)),
    ":3: is of GRCm38, and Brunello is of GRCh38",
  ],
  [
    "a missing column",
    knockoutFile(knockoutRow(), "7157\tTP53"),
    ":3: has 2 columns, but the first line has 11",
  ],
  ["a short guide", knockoutFile(knockoutRow({ sequence: "ACGT" })), '"ACGT", which is not 20 bases'],
  ["a guide in lower case", crispriFile(crispriRow("acgttgcatgcatgccatga")), "which is not 20 bases"],
  [
    "a guide outside its context",
    knockoutFile(knockoutRow({ context: "A".repeat(30) })),
    ":2: has a Target Context",
  ],
  ["a PAM of another enzyme", knockoutFile(knockoutRow({ pam: "TGA" })), '"TGA", which is not NGG'],
  ["a gene without id", knockoutFile(knockoutRow({ locusId: "" })), '"", which is not an NCBI Gene ID'],
  ["an id that is too large", knockoutFile(knockoutRow({ locusId: "9999999999" })), "is not an NCBI Gene ID"],
  [
    "a position behind the chromosome",
    knockoutFile(knockoutRow({ position: "83257442" })),
    "1 to 83,257,441",
  ],
  ["a position 0", knockoutFile(knockoutRow({ position: "0" })), "is not 1 to 83,257,441"],
  ["another strand", knockoutFile(knockoutRow({ strand: "+" })), "neither sense nor antisense"],
  ["a score over 1", knockoutFile(knockoutRow({ score: "1.2" })), "1.2, which is not 0 to 1"],
  ["a score that is no number", knockoutFile(knockoutRow({ score: "n/a" })), '"n/a", which is not a number'],
  ["a control character", knockoutFile(knockoutRow({ symbol: "TP\u001b53" })), "which is not a symbol"],
])("refuses %s and keeps what it had", async (_name, text, complaint) => {
  await load(knockoutFile(knockoutRow()));
  const before = await currentGuides();

  await expect(load(text, "A")).rejects.toThrow(complaint);

  expect(await currentGuides()).toEqual(before);
  expect(await db().$count(guideLibraries)).toBe(1);
});

it("asks for the set of a Dolcetto file whose name does not say it", async () => {
  await expect(load(crispriFile(crispriRow("ACGTTGCATGCATGCCATGA")))).rejects.toThrow(
    "with --set A or --set B",
  );
});

const data = process.env.GENE_DATA;
(data ? it : it.skip)(
  "imports the published libraries ($GENE_DATA)",
  async () => {
    const names = [
      "broadgpp-brunello-library-contents",
      "broadgpp-brie-library-contents",
      "broadgpp-dolcetto-targets-seta",
      "broadgpp-dolcetto-targets-setb",
    ];
    await addGenesOf(join(data ?? "", "genes_human_mouse.tsv.gz"));
    const files = names.map((name) => recognizeLibrary(join(data ?? "", `${name}.tsv.gz`), undefined));

    const done = await importGuides(db(), await Promise.all(files));

    const counts = done.map(({ unknownGenes, ...counted }) => ({ ...counted, unknown: unknownGenes.length }));
    expect(counts).toEqual([
      { library: "Brunello", guides: 76_441, genes: 19_114, controls: 1_000, repeats: 0, unknown: 33 },
      { library: "Brie", guides: 78_633, genes: 19_674, controls: 0, repeats: 4, unknown: 12 },
      { library: "Dolcetto set A", guides: 56_554, genes: 18_900, controls: 496, repeats: 0, unknown: 56 },
      { library: "Dolcetto set B", guides: 56_515, genes: 18_898, controls: 496, repeats: 0, unknown: 55 },
    ]);
  },
  300_000,
);

/** Adds the ids of a table of genes; importing it takes minutes. */
async function addGenesOf(file: string) {
  const ids: number[] = [];
  for await (const line of readLines(file)) ids.push(Number(line.split("\t")[1]));
  await db().execute(sql`insert into genes (number, species, symbol, name, locus_id)
    select 'H' || id, 'Human', 'G' || id, 'gene ' || id, id
    from jsonb_array_elements_text(${JSON.stringify(ids.slice(1))}::jsonb) as t (text), lateral (select text::int as id) as g
    on conflict do nothing`);
}
