import { PART_KINDS } from "@ligate/contract/catalog/constants";
import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { designProblem } from "../check-design.ts";
import { defaultDesignOfPair, offeredPairs } from "../default-design.ts";
import { designFromCodes } from "../resolve-design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";
import { buildPlasmids } from "./plasmids.ts";

const plasmids = (sku: string, target: Target = aGene(), specified?: SpecifiedParts) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return buildPlasmids(designFromCodes(codes, target), specified);
};
const allPartsOf = (sku: string, target?: Target, specified?: SpecifiedParts) =>
  plasmids(sku, target, specified).map(({ parts }) => parts.map(({ name }) => name).join(" "));
/** The parts without those that every protein gets for its translation. */
const partsOf = (sku: string, target?: Target, specified?: SpecifiedParts) =>
  allPartsOf(sku, target, specified).map((names) =>
    names.replaceAll(/ (Kozak( and start codon)?|Stop codon)(?= )/g, "").replace(BACKBONE, ""),
  );
/** The parts of each backbone. */
const BACKBONE = /((?<=3' LTR) SV40 polyA)? f1 ori (AmpR promoter \w+ ori|ori \w+ AmpR promoter)$/;

describe("every plasmid of every valid design", () => {
  const makeable = anyDesign.filter((design) => designProblem(design) === undefined);
  const everyPlasmid = makeable.map(buildPlasmids);

  it("has its parts in order and none over another", () => {
    fc.assert(
      fc.property(everyPlasmid, (kit) => {
        for (const { parts, total_bp } of kit) {
          let end = 0;
          for (const { kind, start_bp, length_bp } of parts) {
            expect(PART_KINDS).toContain(kind);
            expect(length_bp).toBeGreaterThan(0);
            expect(start_bp).toBeGreaterThan(end);
            end = start_bp - 1 + length_bp;
          }
          expect(end).toBeLessThanOrEqual(total_bp);
        }
      }),
    );
  });

  it("has a coding part or a guide after each promoter", () => {
    fc.assert(
      fc.property(everyPlasmid, (kit) => {
        for (const { parts } of kit) {
          parts.forEach(({ kind, strand }, i) => {
            const next =
              strand === 1 ? parts.slice(i + 1).find(({ name }) => !name.startsWith("Kozak")) : parts[i - 1];
            if (kind === "promoter" && next?.name !== "5' LTR")
              expect(next?.kind).toMatch(/effector|guide|tag|fluorescence|selection|bacterial/);
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
  expect(plasmids("KO-LV-CMXXPA-H00001")).toHaveLength(2);
  expect(plasmids("KO-LA-CMXXXC-H00001")).toHaveLength(1);
  expect(plasmids("KO-PB-CMXXXK-H00001")).toHaveLength(1);
  expect(plasmids("KI-AV-ENXXXA-H00001")).toHaveLength(2);
});

it("has only the guide on a guide plasmid for transfection", () => {
  expect(partsOf("KO-SP-CMXXXA-H00001")[1]).toBe("U6 gRNA T6");
});

const LENTI = [
  "RSV 5' LTR PBS 5' leader psi gag fragment env fragment 5' of RRE RRE env fragment 3' of RRE cPPT",
  "WPRE nef fragment 3' PPT 3' LTR",
];

it("has the chosen markers on the guide vector of a Lenti kit, and another marker on the Cas vector", () => {
  const vectors = (sku: string) => partsOf(sku).map((parts) => parts.replace(LENTI[0] ?? "", "").trim());

  expect(vectors("KO-LV-CMFGPA-H00001")).toEqual([
    `PCMV FLAG SpCas9 NLS P2A Blast ${LENTI[1]}`,
    `U6 gRNA T6 PGK EGFP P2A Puro ${LENTI[1]}`,
  ]);
  expect(vectors("KO-LV-CMXXBA-H00001")).toEqual([
    `PCMV SpCas9 NLS P2A Puro ${LENTI[1]}`,
    `U6 gRNA T6 PGK Blast ${LENTI[1]}`,
  ]);
});

it("fuses a tag and a fluorophore to the protein with linkers", () => {
  const donor = (sku: string) => partsOf(sku)[0]?.replace(/^Left homology arm /, "");

  expect(donor("KT-SP-ENXGXA-H00001")).toBe("Linker EGFP Right homology arm");
  expect(donor("KT-SP-ENFGPA-H00001")).toBe("Linker FLAG Linker EGFP P2A Puro Right homology arm");
});

it("puts a released marker first and the fusion last at the N terminus", () => {
  const donor = (sku: string) => partsOf(sku, aGene(), { terminus: "N" })[0];

  expect(donor("KT-SP-ENFGPA-H00001")).toBe(
    "Left homology arm Puro P2A FLAG Linker EGFP Linker Right homology arm",
  );
  expect(donor("KT-SP-ENXGXA-H00001")).toBe("Left homology arm EGFP Linker Right homology arm");
});

it("gives the markers that are not fused a cassette of their own behind the terminator of the fusion", () => {
  expect(partsOf("KT-SP-PGFGPA-H00001")[0]).toContain(
    "Linker FLAG bGH polyA PPGK EGFP P2A Puro SV40 polyA Right",
  );
  expect(partsOf("KT-SP-PGXGPA-H00001")[0]).toContain("Linker EGFP bGH polyA PPGK Puro SV40 polyA Right");
});

describe("an insert without a promoter", () => {
  const insert = (target: Partial<Target>) => partsOf("KI-SP-ENXGXA-H00001", aGene(target))[0];

  it("is released from the protein that is translated with it", () => {
    expect(insert({})).toContain("arm P2A Insert T2A EGFP bGH polyA Right");
  });

  it("has its own start codon in a transcript that is not translated", () => {
    expect(insert({ targetClass: "lncrna", codingBp: null })).toContain(
      "arm Insert P2A EGFP bGH polyA Right",
    );
  });
});

it("has the insert of the length that is specified, or a cloning site", () => {
  const codes = parseSku("KI-SP-PGXXPA-H00001");
  if (!codes) throw new Error("The SKU cannot be parsed.");
  const insertOf = (target: Target, specified?: SpecifiedParts) =>
    buildPlasmids(designFromCodes(codes, target), specified)[0]?.parts.find(
      ({ kind }) => kind === "effector",
    );

  expect(insertOf(aGene())).toMatchObject({ name: "Insert", length_bp: 60 });
  expect(insertOf(aGene(), { insert: "C".repeat(1800) })).toMatchObject({ name: "Insert", length_bp: 1800 });
  expect(insertOf(TEMPLATE)?.name).toBe("Cloning site");
  expect(insertOf(CONTROL)?.name).toBe("Control ORF (EGFP)");
});

it("uses SaCas9 in AAV", () => {
  expect(partsOf("KO-AV-CMXXXA-H00001")).toEqual(["5' ITR U6 gRNA T6 PCMV SaCas9 NLS bGH polyA 3' ITR"]);
});

it("has a guide of its own length for CasRx", () => {
  const guide = plasmids("KD-AV-CMXXXA-H00001")[0]?.parts.find(({ kind }) => kind === "guide");

  expect(guide).toMatchObject({ name: "crRNA", kind: "guide", length_bp: 30 + 22, known_bp: 30 });
});

it("has two guides in a deletion kit", () => {
  expect(partsOf("DL-LV-CMXXPA-H00001")[1]).toContain("U6 gRNA 1 T6 7SK gRNA 2 T6 PGK Puro");
});

it("ends the transcript of the reading frame before rtTA, except between LTRs", () => {
  expect(partsOf("IE-SP-T3XXPA-H00001")).toEqual(["PTRE3G TP53 ORF bGH polyA PGK rtTA P2A Puro SV40 polyA"]);
  expect(partsOf("IE-LA-T3XXPC-H00001")[0]).toContain("PTRE3G TP53 ORF PGK rtTA P2A Puro WPRE");
});

it("gives RNAi markers a separate promoter", () => {
  expect(partsOf("RI-SP-U6XGPA-H00001")).toEqual(["PU6 shRNA T6 PGK EGFP P2A Puro bGH polyA"]);
  expect(partsOf("RI-SP-U6XXXA-H00001")).toEqual(["PU6 shRNA T6"]);
});

it("has the length of the reading frame, or marks it as schematic if the length is unknown", () => {
  const orf = (target: Target) => plasmids("OE-SP-CMXXXA-H00001", target)[0]?.parts[2];

  expect(orf(aGene())).toMatchObject({ name: "TP53 ORF", kind: "effector", length_bp: 1182, known_bp: 0 });
  expect(orf(aGene({ codingBp: null }))?.name).toBe("TP53 ORF, length not on file (schematic)");
  expect(orf(TEMPLATE)?.name).toBe("Cloning site");
  expect(orf(CONTROL)?.name).toBe("Control ORF (EGFP)");
});

it("numbers the parts around the circle, with the 5' ITR as the reverse of the 3' ITR", () => {
  const [plasmid] = plasmids("KO-AV-CMXXXA-H00001");
  const strands = plasmid?.parts.map(({ name, strand }) => `${name} ${strand}`);

  const place = (name: string) => plasmid?.parts.find((part) => part.name === name);
  expect(place("5' ITR")?.start_bp).toBe(1);
  expect(place("U6")?.start_bp).toBe(142);
  expect(place("f1 ori")?.start_bp).toBe((place("3' ITR")?.start_bp ?? 0) + 141 + 74);
  expect(strands).toEqual(expect.arrayContaining(["5' ITR -1", "3' ITR 1", "SaCas9 1"]));
});

it("says of each part where its bases come from, or why they are not known", () => {
  const [plasmid] = plasmids("KO-AV-CMXXXA-H00001");
  const part = (name: string) => plasmid?.parts.find((each) => each.name === name);

  expect(part("U6")).toMatchObject({
    known_bp: 249,
    source: "pLKO.1-puro (Addgene 8453), positions 6574 to 6822",
  });
  expect(part("SaCas9")).toMatchObject({ known_bp: 3156, source: "pX601 (Addgene 61591)" });
  expect(part("gRNA")).toMatchObject({ length_bp: 21 + 76, known_bp: 76 });
  expect(part("gRNA")?.source).toMatch(/^Spacer: .+\. Scaffold: .+\.$/);
  expect(plasmid?.known_bp).toBe((plasmid?.total_bp ?? 0) - 21);
});

it("tells what the customer chooses from what follows from the kit", () => {
  const chosen = (sku: string, specified?: SpecifiedParts) =>
    plasmids(sku, aGene(), specified).map(({ parts }) =>
      parts.flatMap(({ name, is_generated }) => (is_generated ? [] : name)).join(" "),
    );

  expect(chosen("KO-LV-CMFGPA-H00001")).toEqual(["PCMV FLAG", "EGFP Puro"]);
  expect(chosen("OE-SP-CMFXNA-H00001")).toEqual(["PCMV FLAG TP53 ORF Neo"]);
  expect(chosen("KO-SP-CMXXXA-H00001", { guides: ["G".repeat(20)] })).toEqual(["PCMV", "gRNA"]);
});

it("has a control reading frame that differs from the fluorescence marker", () => {
  expect(partsOf("OE-SP-CMXGXA-000000", CONTROL)[0]).toContain("Control ORF (luciferase) P2A EGFP");
});

it("knows every base of the controls that have no homology arms", () => {
  const unknown = offeredPairs()
    .filter(({ fn }) => !["KI", "KT"].includes(fn))
    .flatMap(({ fn, structure, promoters }) =>
      promoters.map((code) => defaultDesignOfPair(fn, structure, code, CONTROL)),
    )
    .flatMap((design) => buildPlasmids(design))
    .filter(({ known_bp, total_bp }) => known_bp < total_bp);

  expect(unknown.map(({ name }) => name)).toEqual([]);
});
