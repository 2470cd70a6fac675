import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { sequences } from "./design-data.ts";
import { readSequences } from "./read-sequences.ts";
import { publishedBases } from "./recoding.ts";

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

it("names each codon that is a synonym of the published one, behind the source", () => {
  const read = readRecoded("ATGCTGTCTTAA", "BsmBI", 4, "CTG", "CGT");
  expect(read).toThrow("A has another residue by CGT>CTG at 4");
  expect(readRecoded("ATGCGCATCTAA", "BsmBI", 4, "CGC", "CGT")).toThrow(
    "A had no BsmBI site at CGT>CGC at 4",
  );
  expect(readRecoded("ATGCGACTCTAA", "BsmBI", 4, "CGG", "CGT")).toThrow(
    "A does not have the codon of CGT>CGG at 4",
  );
  expect(readRecoded("ATGCGACTCCGTCTCTAA", "BsmBI", 4, "CGA", "CGT")).toThrow("A still has a BsmBI site");

  const { A } = readRecoded("ATGCGACTCTAA", "BsmBI", 4, "CGA", "CGT")();
  expect(A?.source).toBe("A test; the synonym CGT>CGA at 4 removes a BsmBI site");
});

const readRecoded = (bases: string, enzyme: string, at: number, codon: string, published: string) =>
  reading(
    `A: { source: A test, confidence: high, checked: Nothing., coding: true, recoded: [{ enzyme: ${enzyme}, at: ${at}, published: ${published}, codon: ${codon} }] }`,
    `>A\n${bases}\n`,
  );

it("recodes frames of markers, fluorophores and effectors only, and makes the published proteins of them", () => {
  const recoded = Object.entries(sequences).filter(([, sequence]) => sequence.recoded);

  expect(recoded.map(([name]) => name)).toEqual([
    ...["V5", "mTagBFP2", "iRFP670", "PuroR", "HygroR", "AmpR", "KanR", "CmR", "P2A", "VPR"],
    "P2A, second coding",
  ]);
  for (const [, { bases, recoded: codons = [] }] of recoded) {
    const published = publishedBases(bases, codons);
    expect(published).not.toBe(bases);
    expect(translate(published)).toBe(translate(bases));
  }
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
    const { bases: coding = "", recoded: changed = [] } = sequences.luciferase ?? {};
    const luciferase = publishedBases(coding, changed);
    const hairpins = [...checked].filter((bases) => bases.length === 48);

    const others = Object.entries(sequences).filter(([name, { bases, recoded = [] }]) => {
      const isCutFromArm = (of: string, arm: string) =>
        of.startsWith("Rosa26") && [...checked].some((each) => each.includes(arm));
      const published = publishedBases(bases, recoded);
      return (
        !checked.has(published) &&
        !checked.has(reverseComplement(published)) &&
        !luciferase.includes(published) &&
        !luciferase.includes(reverseComplement(published)) &&
        !isCutFromArm(name, published) &&
        !hairpins.some((hairpin) => hairpin.startsWith(published))
      );
    });
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
