import { PART_KINDS } from "@ligate/contract/catalog/constants";
import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { designProblem } from "../check-design.ts";
import { designFromCodes } from "../resolve-design.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";
import { plasmidsOf } from "./plasmids.ts";

const plasmids = (sku: string, target: Target = aGene()) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return plasmidsOf(designFromCodes(codes, target));
};
const partsOf = (sku: string, target?: Target) =>
  plasmids(sku, target).map(({ parts }) => parts.map(({ name }) => name).join(" "));

describe("every plasmid of every valid design", () => {
  const makeable = anyDesign.filter((design) => designProblem(design) === undefined);
  const everyPlasmid = makeable.map(plasmidsOf);

  it("is as long as the sum of its parts", () => {
    fc.assert(
      fc.property(everyPlasmid, (kit) => {
        for (const { parts, total_bp } of kit) {
          expect(parts.reduce((sum, part) => sum + part.length_bp, 0)).toBe(total_bp);
          for (const { kind, length_bp } of parts) {
            expect(PART_KINDS).toContain(kind);
            expect(length_bp).toBeGreaterThan(0);
          }
        }
      }),
    );
  });

  it("has a coding part or a guide after each promoter", () => {
    fc.assert(
      fc.property(everyPlasmid, (kit) => {
        for (const { parts } of kit) {
          parts.forEach(({ kind }, i) => {
            if (kind === "promoter")
              expect(parts[i + 1]?.kind).toMatch(/effector|guide|tag|fluorescence|selection/);
          });
        }
      }),
    );
  });

  it("has P2A only between two proteins", () => {
    fc.assert(
      fc.property(everyPlasmid, (kit) => {
        for (const { parts } of kit) {
          parts.forEach(({ name }, i) => {
            if (name !== "P2A") return;
            expect(parts[i - 1]?.kind).toMatch(/effector|tag|fluorescence|guide|regulatory/);
            expect(parts[i + 1]?.kind).toMatch(/fluorescence|selection/);
          });
        }
      }),
    );
  });

  it("has exactly one bacterial marker", () => {
    fc.assert(
      fc.property(everyPlasmid, (kit) => {
        for (const { parts } of kit) expect(parts.filter(({ kind }) => kind === "bacterial")).toHaveLength(1);
      }),
    );
  });
});

it("has separate Cas and guide plasmids in Standard and Lenti, and one plasmid in the other structures", () => {
  expect(plasmids("KO-SP-CMXXXA-H00001")).toHaveLength(2);
  expect(plasmids("KO-LV-CMXXXA-H00001")).toHaveLength(2);
  expect(plasmids("KO-LA-CMXXXC-H00001")).toHaveLength(1);
  expect(plasmids("KO-PB-CMXXXK-H00001")).toHaveLength(1);
  expect(plasmids("KI-AV-ENXXXA-H00001")).toHaveLength(2);
});

it("has only the guide on a guide plasmid", () => {
  expect(partsOf("KO-SP-CMXXXA-H00001")[1]).toBe("U6 gRNA ori Amp");
});

it("fuses a tag or fluorophore to the protein with a linker", () => {
  expect(partsOf("KT-SP-ENXGXA-H00001")[0]).toContain("Left homology arm Linker EGFP Right homology arm");
});

it("uses SaCas9 in AAV", () => {
  expect(partsOf("KO-AV-CMXXXA-H00001")).toEqual(["5' ITR U6 gRNA PCMV SaCas9 NLS polyA 3' ITR ori Amp"]);
});

it("has two guides in a deletion kit", () => {
  expect(partsOf("DL-LV-CMXXXA-H00001")[1]).toContain("U6 gRNA 1 U6 gRNA 2");
});

it("gives RNAi markers a separate promoter", () => {
  expect(partsOf("RI-SP-U6XGPA-H00001")).toEqual(["PU6 shRNA PGK EGFP P2A Puro polyA ori Amp"]);
  expect(partsOf("RI-SP-U6XXXA-H00001")).toEqual(["PU6 shRNA polyA ori Amp"]);
});

it("has the length of the reading frame, or marks it as schematic if the length is unknown", () => {
  const orf = (target: Target) => plasmids("OE-SP-CMXXXA-H00001", target)[0]?.parts[1];

  expect(orf(aGene())).toEqual({ name: "TP53 ORF", kind: "effector", length_bp: 1182 });
  expect(orf(aGene({ codingBp: null }))?.name).toBe("TP53 ORF (schematic)");
  expect(orf(TEMPLATE)?.name).toBe("Cloning site");
  expect(orf(CONTROL)?.name).toBe("Control ORF (EGFP)");
});
