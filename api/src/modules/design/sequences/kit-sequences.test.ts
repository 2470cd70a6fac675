import { parseSku } from "@ligate/contract/design/sku";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import { KitSequences, type SequenceFeature } from "@ligate/contract/sequences/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { aGene } from "../../../testing/designs.ts";
import { sequences } from "../data/design-data.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import { designFromCodes } from "../resolve-design.ts";
import { everyDesign, TARGETS } from "../testing/every-kit.ts";
import { buildPlasmidSequences, kitSequences } from "./kit-sequences.ts";

function kit(sku: string, specification: Specification | null = null) {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return kitSequences(designFromCodes(codes, aGene()), specification);
}

/** The bases of a feature in the direction of the plasmid, with its description. */
function feature(sku: string, name: string, specification?: Specification) {
  for (const { bases, features } of kit(sku, specification).plasmids) {
    const found = features.find((each) => each.name === name);
    if (found) return { ...found, bases: bases.slice(found.start_bp - 1, found.end_bp) };
  }
  throw new Error(`${sku} has no ${name}.`);
}

it("gives the plasmids the lengths, positions and known bases that the summary says", () => {
  for (const target of Object.values(TARGETS)) {
    const some = Array.from(everyDesign(target)).filter((_, i) => i % 100 === 0);
    for (const { design, terminus } of some) {
      const specified = { terminus };
      const drawn = buildPlasmidSequences(design, specified).map(
        ({ name, role, bases, known_bp, features }) => ({
          ...{ name, role, known_bp, total_bp: bases.length },
          unknown: bases.replaceAll(/[ACGT]/g, "").length,
          parts: features.filter(isDrawn).map(({ start_bp, end_bp, strand, source, kind }) => ({
            ...{ start_bp, strand, source, kind, length_bp: end_bp - start_bp + 1 },
          })),
        }),
      );

      expect(drawn).toEqual(
        buildPlasmids(design, specified).map(({ name, role, total_bp, known_bp, parts }) => ({
          ...{ name, role, known_bp, total_bp, unknown: total_bp - known_bp },
          parts: parts.map(({ start_bp, strand, source, kind, length_bp }) => ({
            ...{ start_bp, strand, source, kind, length_bp },
          })),
        })),
      );
    }
  }
});

/** Maps have neither the stretches of a guide nor junctions. */
const isDrawn = ({ name, start_bp }: SequenceFeature, i: number, all: SequenceFeature[]) =>
  name !== "Junction" && all.slice(0, i).every(({ end_bp }) => end_bp < start_bp);

it("has the bases of the parts at their positions", () => {
  const bases = (name: string) => sequences[name]?.bases ?? "";

  expect(feature("OE-SP-EFXGXA-H00001", "EGFP").bases).toBe(bases("EGFP"));
  expect(feature("OE-AV-CMXXXA-H00001", "ori").bases).toBe(bases("pUC ori"));
  expect(feature("OE-SP-EFXGXA-H00001", "ori")).toMatchObject({
    bases: reverseComplement(bases("pcDNA3.1 ori")),
    strand: -1,
  });
  expect(feature("OE-AV-CMXXXA-H00001", "3' ITR").bases).toBe(bases("AAV2 ITR"));
  expect(feature("OE-AV-CMXXXA-H00001", "5' ITR")).toMatchObject({
    bases: reverseComplement(bases("AAV2 ITR")),
    strand: -1,
  });
});

it("leaves the stop codon of a fused part out", () => {
  const { bases, is_coding } = feature("OE-SP-EFXGPA-H00001", "EGFP");

  expect({ bases, is_coding }).toEqual({ bases: sequences.EGFP?.bases.slice(0, -3), is_coding: true });
});

it("has N where nothing is known, and says why", () => {
  const { bases, is_schematic, source } = feature("OE-SP-EFXXXA-H00001", "TP53 ORF");

  expect(bases).toBe("N".repeat(1182));
  expect({ is_schematic, source }).toEqual({ is_schematic: true, source: expect.stringMatching(/\.$/) });
});

it("has the guide that is specified, with its spacer and scaffold as features in it", () => {
  const guide = { source: "own" as const, sequences: ["gaaaacccttctgaaagttc"] };
  const of = (name: string) => feature("KO-SP-CMXXXA-H00001", name, { guide });
  const [gRNA, spacer, scaffold] = [of("gRNA"), of("spacer"), of("scaffold")];

  expect(spacer).toMatchObject({ bases: "GAAAACCCTTCTGAAAGTTC", is_schematic: false });
  expect(gRNA.bases).toBe(spacer.bases + scaffold.bases);
  expect([gRNA.start_bp, gRNA.end_bp]).toEqual([spacer.start_bp, scaffold.end_bp]);
  expect(scaffold.start_bp).toBe(spacer.end_bp + 1);
  expect(feature("KO-SP-CMXXXA-H00001", "spacer")).toMatchObject({
    bases: "N".repeat(20),
    is_schematic: true,
  });
});

it("has the insert and the part that are specified", () => {
  const insert = { source: "sequence" as const, name: "An insert", sequence: "ATGAAACCCTAA" };
  expect(feature("KI-SP-PGXXXA-H00001", "Insert", { insert }).bases).toBe("ATGAAACCCTAA");

  const custom_tag = { sequence: ">tag\ngccgcc gcc" };
  expect(feature("OE-SP-CMZXXA-H00001", "Custom tag", { custom_tag }).bases).toBe("GCCGCCGCC");
});

it("is what the contract says", () => {
  const found = kit("KT-SP-ENXGXA-H00001");

  // Keys and confidence are in files only.
  expect(found).toMatchObject(KitSequences.parse(found));
  expect(found).toMatchObject({
    product_sku: "KT-SP-ENXGXA-H00001",
    plasmids: [{ role: "Donor" }, { role: "Nuclease" }],
  });
});
