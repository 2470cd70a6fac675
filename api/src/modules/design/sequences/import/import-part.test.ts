import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSequenceFile } from "@ligate/contract/sequences/read-sequence-file";
import { CONTENT_FOLDER } from "../../../../content-files/content-folder.ts";
import { sequences } from "../../data/design-data.ts";
import { readSequences } from "../../data/read-sequences.ts";
import { writeFasta } from "../fasta.ts";
import { writeGenbank } from "../genbank.ts";
import { importPart } from "./import-part.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-parts-"));
  for (const file of ["sequences.yaml", "sequences.fasta"]) {
    cpSync(join(CONTENT_FOLDER, "design", file), join(folder, "design", file), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const readContentText = (file: string) => readFileSync(join(folder, "design", file), "utf8");
const stored = () => readSequences(readContentText("sequences.yaml"), readContentText("sequences.fasta"));
const linesOf = (file: string) => readContentText(file).split("\n");

const load = (file: string, part = "EGFP") =>
  importPart({ file, part, source: "pOurs (Addgene 1)", imported: "J. Doe, 2026-12-01", folder });

const EGFP = sequences.EGFP?.bases ?? "";
const inLines = (bases: string) => (bases.match(/.{1,50}/g) ?? []).join("\r\n");

it("replaces the bases and the record of a part, and nothing else", () => {
  const [before, recordsBefore] = [stored(), linesOf("sequences.yaml")];
  const other = EGFP.replace("GTGAGC", "GTCAGC");

  const { lengthBefore, length, changes } = load(
    `>ours ${"x".repeat(90)}\r\n${inLines(other.toLowerCase())}\r\n`,
  );

  expect({ lengthBefore, length, changes }).toEqual({ lengthBefore: 720, length: 720, changes: [] });
  const { EGFP: replaced, ...others } = stored();
  expect(replaced).toMatchObject({
    bases: other,
    source: "pOurs (Addgene 1)",
    imported: "J. Doe, 2026-12-01",
    coding: true,
  });
  const { EGFP: _, ...othersBefore } = before;
  expect(others).toEqual(othersBefore);
  // Comments and other records keep their lines.
  const lines = new Set(linesOf("sequences.yaml"));
  expect(recordsBefore.filter((line) => !lines.has(line)).length).toBeLessThanOrEqual(3);
});

it("leaves the files readable for other users, also in a process whose new files are not", () => {
  const umask = process.umask(0o077);
  load(`>ours\n${EGFP}`);
  process.umask(umask);

  for (const file of ["sequences.yaml", "sequences.fasta"]) {
    const expected = statSync(join(CONTENT_FOLDER, "design", file)).mode;
    expect(statSync(join(folder, "design", file)).mode).toBe(expected);
  }
});

it("leaves the files as they were but for the part, so that git shows who changed what", () => {
  const before = linesOf("sequences.fasta");
  load(`>ours\n${EGFP}`);

  expect(linesOf("sequences.fasta")).toEqual(before);
  expect(load(`>ours\n${EGFP}`).changes).toEqual(["The bases are the same as before."]);
});

it("reads a GenBank file", () => {
  const origin = (EGFP.toLowerCase().match(/.{1,60}/g) ?? []).map(
    (line, i) => `${String(i * 60 + 1).padStart(9)} ${line.match(/.{1,10}/g)?.join(" ")}`,
  );
  const file = ["LOCUS       ours 720 bp DNA linear SYN", "FEATURES", "ORIGIN      ", ...origin, "//", ""];

  expect(load(file.join("\n"))).toMatchObject({
    length: 720,
    changes: ["The bases are the same as before."],
  });
  expect(load(file.slice(0, -2).join("\r\n"))).toMatchObject({ length: 720 });
});

it("reads what the store writes", () => {
  const plasmid = { name: "p", role: "Vector", bases: EGFP, known_bp: EGFP.length, features: [], frames: [] };
  const kit = { product_sku: "OE-SP-CMXXXA-H00001", product_name: "", plasmids: [plasmid] };

  expect(readSequenceFile(writeGenbank(kit, "2026-11-23")).bases).toBe(EGFP);
  expect(readSequenceFile(writeFasta(kit)).bases).toBe(EGFP);
});

it("tells another length, and a start or stop codon that has come or gone", () => {
  expect(load(`>ours\nGCC${EGFP.slice(3, -3)}`).changes).toEqual([
    "It is 3 bp shorter: so are the plasmids that have it.",
    "It does not begin with a start codon, unlike the sequence before: vectors are drawn accordingly.",
    "It does not end with a stop codon, unlike the sequence before: vectors are drawn accordingly.",
  ]);
  expect(load(`>ours\n${EGFP}`).changes).toEqual([
    "It is 3 bp longer: so are the plasmids that have it.",
    "It begins with a start codon, unlike the sequence before: vectors are drawn accordingly.",
    "It ends with a stop codon, unlike the sequence before: vectors are drawn accordingly.",
  ]);
});

it.each([
  [
    "a letter that is no base",
    `>x\n${EGFP.slice(0, 6)}N${EGFP.slice(7)}`,
    'The sequence has "N" at position 7.',
  ],
  ["RNA", ">x\nAUG", 'The sequence has "U" at position 2.'],
  ["no whole codons", ">x\nATGAA", "The sequence has 5 bases, which are not whole codons."],
  ["a stop codon inside", ">x\nATGTAAGCCTAA", "The sequence has a stop codon at position 4."],
  ["no bases", ">x\n", "The sequence has no bases."],
  ["two records", ">x\nATG\n>y\nATG", "The file has 2 records. Please give a file with one sequence."],
  [
    "a GenBank file without bases",
    "LOCUS       x\n//\n",
    "The file has no sequence: its record has no ORIGIN.",
  ],
  ["another format", "ATGGCC", "The file is neither GenBank (LOCUS …) nor FASTA (>…)."],
])("refuses %s, and writes nothing", (_, file, problem) => {
  const before = [readContentText("sequences.yaml"), readContentText("sequences.fasta")];

  expect(() => load(file)).toThrow(problem);
  expect([readContentText("sequences.yaml"), readContentText("sequences.fasta")]).toEqual(before);
});

it("lists the parts if there is none of this name", () => {
  expect(() => load(">x\nATG", "egfp")).toThrow(/^There is no part egfp\. The parts are CMV, .*EGFP.*\.$/);
});
