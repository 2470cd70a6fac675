import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { queryRows } from "../../db/database.ts";
import {
  codingRecord,
  KRAS_4A,
  KRAS_4B,
  KRAS_FASTA,
  sampleBases,
} from "../../testing/coding-sequences/sample.ts";
import { testDatabase } from "../../testing/database/test-database.ts";
import { staffWithFiles } from "../../testing/staff-commands.ts";

const { db } = testDatabase();
const SAMPLES = join(import.meta.dirname, "../../testing/coding-sequences");
const { run, write: writeFile } = staffWithFiles(db);
const write = (content: string | Buffer, name = "cds.fasta") => writeFile(name, content);
const importFile = (file: string, ...options: string[]) =>
  run("sequences:import", file, ...(options.length > 0 ? options : ["--species", "human"]));
const onFile = () =>
  queryRows<{ transcript: string }>(
    db(),
    sql`select gene_number as gene, transcript, bp, bases from coding_sequences order by transcript`,
  );

it("imports the records of RefSeq whose genes the store has", async () => {
  const { report, problem } = await importFile(join(SAMPLES, "refseq.fasta"));

  expect(problem).toBeUndefined();
  expect(report).toEqual({
    rows: [{ sequences: 3, new: 2, replaced: 0, unchanged: 0, "left out": 1 }],
    messages: [
      "Left out 1 (no gene of the store): lcl|NM_004064.4_cds_NP_004055.1_1.",
      "Imported. Sequences that are not in the file are kept.",
    ],
  });
  expect(await onFile()).toEqual([
    { gene: "H00001", transcript: "NM_001126112.3", bp: 1182, bases: sampleBases("NM_001126112") },
    { gene: "H00003", transcript: "NM_033360.4", bp: 570, bases: KRAS_4A },
  ]);
});

it("imports GENCODE, in a compressed file and with lower-case letters", async () => {
  const name = write(
    gzipSync(codingRecord("ENST00000311936.8|ENSG00000133703.14|", KRAS_4B.toLowerCase())),
    "cds.gz",
  );

  await importFile(join(SAMPLES, "gencode.fasta"));
  const { report } = await importFile(name);

  expect(report?.rows).toMatchObject([{ new: 0, unchanged: 1 }]);
  expect(await onFile()).toMatchObject([{ gene: "H00003", transcript: "ENST00000311936.8", bases: KRAS_4B }]);
});

it("changes nothing when it is run again, replaces other bases, and keeps former versions", async () => {
  const name = write(KRAS_FASTA);
  expect((await importFile(name)).report?.rows).toMatchObject([{ new: 2, unchanged: 0 }]);
  expect((await importFile(name)).report?.rows).toMatchObject([{ new: 0, replaced: 0, unchanged: 2 }]);

  const newer = write(
    KRAS_FASTA.replace("NM_033360.4", "NM_033360.5").replace(KRAS_4B, KRAS_4B.replace(/TAA$/, "TAG")),
  );

  expect((await importFile(newer)).report?.rows).toMatchObject([{ new: 1, replaced: 1, unchanged: 0 }]);
  expect((await onFile()).map(({ transcript }) => transcript)).toEqual([
    "NM_004985.5",
    "NM_033360.4",
    "NM_033360.5",
  ]);
});

it("counts what it leaves out by the reason, with examples", async () => {
  const kras = "[gene=KRAS] [db_xref=GeneID:3845]";
  const name = write(
    [
      codingRecord(`lcl|NM_004985.5_cds ${kras}`, KRAS_4B),
      codingRecord(`lcl|NM_000001.1_cds ${kras}`, KRAS_4B.slice(1)),
      codingRecord(`lcl|NM_000002.1_cds ${kras}`, `${KRAS_4B.slice(0, -3)}TGA${KRAS_4B.slice(-3)}`),
      codingRecord(
        `lcl|NM_000003.1_cds ${kras} [transl_except=(pos:565..567,aa:Sec)]`,
        `${KRAS_4B.slice(0, -3)}TGATAA`,
      ),
      codingRecord(`lcl|NM_000004.1_cds ${kras}`, "MTEYKLVVVGAGGVGKSALTIQ"),
      codingRecord("lcl|NM_000005.1_cds [gene=KRAS] [db_xref=GeneID:999999]", KRAS_4B),
      codingRecord(`lcl|XM_000006.1_cds ${kras}`, KRAS_4B),
      codingRecord(`lcl|NC_000012.12_cds_NP_004976.2_1 ${kras}`, KRAS_4B),
      codingRecord("ENST00000000007.1 cds gene:ENSG00000999999.1 gene_symbol:KRAS", KRAS_4B),
    ].join(""),
  );

  const { report } = await importFile(name);

  expect(report?.rows).toEqual([{ sequences: 9, new: 1, replaced: 0, unchanged: 0, "left out": 8 }]);
  expect(report?.messages?.slice(0, -1)).toEqual([
    "Left out 1 (not whole codons): lcl|NM_000001.1_cds.",
    "Left out 1 (a stop codon inside): lcl|NM_000002.1_cds.",
    "Left out 1 (a selenocysteine, which needs its SECIS element): lcl|NM_000003.1_cds.",
    "Left out 1 (letters other than A, C, G and T): lcl|NM_000004.1_cds.",
    "Left out 2 (no gene of the store): lcl|NM_000005.1_cds, ENST00000000007.1.",
    "Left out 1 (a predicted transcript (XM_)): lcl|XM_000006.1_cds.",
    "Left out 1 (no accession of a transcript with its version): lcl|NC_000012.12_cds_NP_004976.2_1.",
  ]);
});

it("takes the form from the first AUG where the store expresses that", async () => {
  const fromAug = `ATG${"GCC".repeat(438)}TAA`;
  const name = write(
    codingRecord("NM_002467.6 Homo sapiens MYC (MYC), mRNA", `CTG${"GAC".repeat(14)}${fromAug}`),
  );

  await importFile(name);

  expect(await onFile()).toMatchObject([{ gene: "H00004", bp: 1320, bases: fromAug }]);
});

it("names frames with another start codon, and lengths that differ from those on file", async () => {
  const longer = `GTG${"GCC".repeat(200)}TAA`;
  const name = write(codingRecord("lcl|NM_004985.6_cds [gene=KRAS] [db_xref=GeneID:3845]", longer));

  const { report } = await importFile(name);

  expect(report?.messages).toEqual([
    "Annotated start codon other than ATG: NM_004985.6.",
    "Replaced coding lengths: KRAS 567 to 606 bp (NM_004985.6).",
    "Imported. Sequences that are not in the file are kept.",
  ]);
  const read = () => queryRows(db(), sql`select orf_bp, coding_source from genes where number = 'H00003'`);
  expect(await read()).toMatchObject([{ orf_bp: 606, coding_source: "imported sequence NM_004985.6" }]);

  await importFile(write(codingRecord("lcl|NM_004985.5_cds [gene=KRAS] [db_xref=GeneID:3845]", KRAS_4B)));
  expect(await read()).toMatchObject([{ orf_bp: 606 }]);
});

it.each([
  ["a missing file", "none.fasta", [], "There is no file"],
  ["no species", "one.fasta", ["--species", "rat"], "--species human or --species mouse"],
  ["another format", "table.tsv", [], "is not FASTA"],
  ["an empty file", "empty.fasta", [], "has no sequence"],
  ["a damaged file", "damaged.gz", [], "cannot be read"],
  [
    "the genes of the other species",
    "one.fasta",
    ["--species", "mouse"],
    "has 2 records, none of which can be imported: 2 (no gene of the store)",
  ],
  ["the coding sequences of a genome", "genome.fasta", [], "1 (no accession of a transcript"],
])("explains %s", async (_name, file, options, sentence) => {
  write(KRAS_FASTA, "one.fasta");
  write("gene\tbases\n", "table.tsv");
  write("", "empty.fasta");
  write(gzipSync(KRAS_FASTA).subarray(0, 60), "damaged.gz");
  write(codingRecord("lcl|NC_000012.12_cds_NP_004976.2_1 [gene=KRAS]", KRAS_4B), "genome.fasta");

  const { report, problem } = await importFile(file, ...options);

  expect(problem).toContain(sentence);
  expect(report).toBeUndefined();
});
