import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { sequences } from "./design-data.ts";
import { readSequences } from "./read-sequences.ts";

const record = (name: string, coding = false) =>
  `${name}: { source: A test, confidence: high, checked: Nothing., coding: ${coding} }\n`;
const reading = (records: string, bases: string) => () => readSequences(records, bases);

it("reads the sequence of each record", () => {
  const read = readSequences(
    record("Frame", true) + record("5' end"),
    ">Frame\nATGGC\nCTAA\n>5' end\r\nACG\r\n",
  );

  expect(read.Frame).toMatchObject({ bases: "ATGGCCTAA", starts: true, stops: true, source: "A test" });
  expect(read["5' end"]).toMatchObject({ bases: "ACG", starts: false, stops: false });
});

it("refuses what is not a sequence with a record", () => {
  expect(reading(record("A"), ">B\nACG\n")).toThrow("sequences.yaml: B of sequences.fasta has no record");
  expect(reading(record("A") + record("B"), ">B\nACG\n")).toThrow("sequences.fasta: there is no sequence A");
  expect(reading(record("A"), ">A\nACG\n>A\nACG\n")).toThrow("sequences.fasta: A occurs twice");
  expect(reading(record("A"), ">A\n\n")).toThrow("sequences.fasta: A has no bases");
  expect(reading(record("A"), ">A\nACNG\n")).toThrow('sequences.fasta: A has "N" at position 3');
  expect(reading(record("A"), ">A\nacg\n")).toThrow('sequences.fasta: A has "a" at position 1');
});

it("refuses a coding sequence that is not one reading frame", () => {
  expect(reading(record("A", true), ">A\nATGGC\n")).toThrow("A has 5 bases, which are not whole codons");
  expect(reading(record("A", true), ">A\nATGTGAGCC\n")).toThrow("A has a stop codon at position 4");
  expect(reading(record("A"), ">A\nATGTGAGCC\n")).not.toThrow();
});

it("says of every sequence where it comes from and what was checked", () => {
  const file = readFileSync(join(CONTENT_FOLDER, "design/sequences.fasta"), "utf8");

  expect(Object.keys(sequences)).toHaveLength(file.match(/^>/gm)?.length ?? 0);
  for (const { source, checked } of Object.values(sequences)) {
    expect(source).toMatch(/\(.+\)|pACYC184|Addgene/);
    expect(checked).toMatch(/.{10,}\.$/);
  }
});

/** Lengths, frames and letters of its rows were checked, and most were compared with plasmids (SOURCES.md). */
const folder = process.env.GENE_DATA;
const testWithData = folder ? it : it.skip;
testWithData(
  "has every sequence from the checked tables of parts and backbones (skipped without GENE_DATA)",
  () => {
    const checked = new Set(["parts.tsv", "parts-2.tsv", "backbones.tsv"].flatMap(readSequenceColumn));
    // Of which guides of controls are stretches.
    const luciferase = sequences.luciferase?.bases ?? "";
    const hairpins = [...checked].filter((bases) => bases.length === 48);

    const others = Object.entries(sequences).filter(
      ([, { bases }]) =>
        !checked.has(bases) &&
        !checked.has(reverseComplement(bases)) &&
        !luciferase.includes(bases) &&
        !luciferase.includes(reverseComplement(bases)) &&
        !hairpins.some((hairpin) => hairpin.startsWith(bases)),
    );
    expect(others.map(([name]) => name)).toEqual([]);
  },
);

function readSequenceColumn(file: string): string[] {
  const [header = "", ...rows] = readFileSync(join(folder ?? "", file), "utf8")
    .trimEnd()
    .split("\n");
  const column = header.split("\t").indexOf("sequence");
  return rows.map((row) => row.split("\t")[column] ?? "");
}
