import { hash } from "node:crypto";
import { type DesignCodes, parseSku } from "@ligate/contract/design/sku";
import type { SequenceFeature } from "@ligate/contract/sequences/schemas";
import fc from "fast-check";
import { type GenbankFeature, genbankToJson } from "genbank-parser";
import { aGene } from "../../../testing/designs.ts";
import type { Design } from "../design.ts";
import { designFromCodes } from "../resolve-design.ts";
import { everyDesign, TARGETS } from "../testing/every-kit.ts";
import { listWrittenFeatures, type WrittenFeature } from "../testing/written-features.ts";
import { toAscii } from "./ascii-lines.ts";
import { writeGenbank } from "./genbank.ts";
import { type FilePlasmid, kitSequences } from "./kit-sequences.ts";
import { locusName } from "./names.ts";

const DAY = "2026-11-23";
/** Every 200th kit, of every target. */
const designs = Object.values(TARGETS).flatMap((target) =>
  Array.from(everyDesign(target), ({ design }) => design).filter((_, i) => i % 200 === 0),
);
const anyDesign = fc.constantFrom(...designs);
const written = (design: Design) => {
  const kit = kitSequences(design, null);
  return { kit, text: writeGenbank(kit, DAY) };
};

/** genbank-parser joins the lines of a text without a space. */
const unspaced = (text: unknown) => String(text).replaceAll(/\s/g, "");
const readName = (name: string) => unspaced(toAscii(name));

const placeOf = ({ start, end, strand }: GenbankFeature) => ({ start, end, strand });
const describeRead = (feature: GenbankFeature) => ({
  type: feature.type,
  regulatoryClass: unspaced(feature.notes.regulatory_class ?? ""),
  label: unspaced(feature.name),
  note: unspaced(feature.notes.note ?? ""),
  ...placeOf(feature),
  isTranslated: feature.notes.translation !== undefined,
});
const describeWritten = (feature: WrittenFeature) => ({
  ...feature,
  label: readName(feature.label),
  note: readName(feature.note),
});

function expectToRead(text: string, plasmids: FilePlasmid[]) {
  const records = genbankToJson(text);
  expect(records).toHaveLength(plasmids.length);
  for (const [i, plasmid] of plasmids.entries()) {
    const [record, { bases }] = [records[i], plasmid];
    if (!record) throw new Error("A record is missing");
    const [source, ...others] = record.features;
    expect(record).toMatchObject({
      size: bases.length,
      circular: true,
      genbankDivision: "SYN",
      accession: "",
    });
    expect(hash("sha256", record.sequence.toUpperCase())).toBe(hash("sha256", bases));
    expect({ type: source?.type, ...placeOf(source as GenbankFeature) }).toEqual({
      type: "source",
      start: 1,
      end: bases.length,
      strand: 1,
    });
    expect(others.map(describeRead)).toEqual(listWrittenFeatures(plasmid).map(describeWritten));
  }
}

it("is read by another parser to the same bases, features and reasons, whatever the design", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { kit, text } = written(design);
      expectToRead(text, kit.plasmids);
    }),
    { numRuns: 300 },
  );
}, 60_000);

it("consists of lines of at most 80 ASCII characters", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      for (const line of written(design).text.split("\n")) expect(line).toMatch(/^[ -~]{0,80}$/);
    }),
    { numRuns: 100 },
  );
}, 60_000);

it("has a name of at most 16 characters for each record, which no other record of the kit has", () => {
  for (const design of designs) {
    const kit = kitSequences(design, null);
    const names = kit.plasmids.map((_, index) => locusName(kit, index));
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_]{1,16}$/);
    expect(new Set(names).size).toBe(names.length);
  }
});

it("says of every unknown base why it is not known", () => {
  for (const design of designs) {
    for (const { bases, known_bp, features } of kitSequences(design, null).plasmids) {
      const unknown = features.filter(
        (each) => each.is_schematic && !features.some((other) => other !== each && isWithin(other, each)),
      );
      expect(unknown.reduce((sum, { start_bp, end_bp }) => sum + end_bp - start_bp + 1, 0)).toBe(
        bases.length - known_bp,
      );
      for (const { source } of unknown) expect(source).toMatch(/^[A-Z].+\.$/);
    }
  }
});

const isWithin = (inner: SequenceFeature, outer: SequenceFeature): boolean =>
  inner.start_bp >= outer.start_bp && inner.end_bp <= outer.end_bp;

const PLASMID: FilePlasmid = {
  name: "pX[β]-Ünï",
  role: "Vector",
  bases: `TTACAT${"N".repeat(6)}ATGTAA`,
  known_bp: 12,
  features: [
    {
      ...{ name: "β-globin, reversed", kind: "tag", key: "CDS", start_bp: 1, end_bp: 6, strand: -1 },
      ...{ source: "A record", is_schematic: false, is_coding: true },
    },
    {
      ...{ name: `A name of "many words" ${"that goes on and on ".repeat(6)}`, kind: "effector", strand: 1 },
      ...{
        key: "CDS",
        start_bp: 7,
        end_bp: 12,
        source: "x".repeat(150),
        is_schematic: true,
        is_coding: true,
      },
    },
    {
      ...{ name: "frame", kind: "effector", key: "CDS", start_bp: 13, end_bp: 18, strand: 1 },
      ...{ source: "A record", is_schematic: false, is_coding: true },
    },
  ],
  frames: [],
};
const KIT = { product_sku: "OE-SP-CMXXXA-H00001", product_name: "An ORF", plasmids: [PLASMID] };

it("says in each record that it is the design, and how much of it is known", () => {
  expect(writeGenbank(KIT, DAY).split("FEATURES")[0]).toBe(
    [
      "LOCUS       OESPCMXXXAH00001          18 bp    DNA     circular SYN 23-NOV-2026",
      "DEFINITION  pX[beta]-Uni, Vector. Design sequence, not as built.",
      "ACCESSION",
      "VERSION",
      "KEYWORDS    .",
      "SOURCE      synthetic DNA construct",
      "  ORGANISM  synthetic DNA construct",
      "            other sequences; artificial sequences.",
      "COMMENT     Design sequence, not as built.",
      "            OE-SP-CMXXXA-H00001: An ORF, Vector.",
      "            12 of 18 bp known. The others are N, and the notes of their features",
      "            say why.",
      "",
    ].join("\n"),
  );
});

it("translates what is known, in the direction of its strand", () => {
  const [, reversed, schematic, frame] = genbankToJson(writeGenbank(KIT, DAY))[0]?.features ?? [];

  expect(reversed).toMatchObject({
    type: "CDS",
    strand: -1,
    notes: { translation: ["M"], codon_start: [1] },
  });
  expect(frame).toMatchObject({ type: "CDS", strand: 1, notes: { translation: ["M"] } });
  expect(schematic).toMatchObject({ type: "CDS", notes: { label: [expect.anything()] } });
  expect(schematic?.notes).not.toHaveProperty("translation");
});

it.each([
  ["C", /^ {5}CDS {13}<801\.\.\d+\n {21}\/label="Linker-FLAG-Linker-EGFP-P2A-Puro"\n/m],
  ["N", /^ {5}CDS {13}807\.\.>\d+\n {21}\/label="Puro-P2A-FLAG-Linker-EGFP-Linker"\n/m],
] as const)("has a fusion to the %s terminus of a gene as one CDS that is open there", (terminus, lines) => {
  const design = designFromCodes(parseSku("KT-SP-ENFGPA-H00001") as DesignCodes, aGene());

  expect(writeGenbank(kitSequences(design, { terminus }), DAY)).toMatch(lines);
});

it("begins the protein of a frame that starts with CTG with methionine", () => {
  const design = designFromCodes(parseSku("OE-SP-CMXXXA-H00001") as DesignCodes, aGene());
  const sequence = `CTG${"GCC".repeat(9)}TAA`;
  const orf = { source: "own", name: "FGF2", sequence, non_atg_start: true } as const;
  const file = writeGenbank(kitSequences(design, { orf }), DAY);

  expect(unspaced(file)).toContain('/translation="MAAAAAAAAA"');
});

it("is the same file for the same design", () => {
  const [design] = designs;
  if (!design) throw new Error("There is no design");
  const again = { ...design, target: aGene() };
  expect(written({ ...design, target: aGene() }).text).toBe(written(again).text);
});
