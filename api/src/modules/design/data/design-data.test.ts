import { ContentError } from "../../../content-files/content-folder.ts";
import { offeredPairs } from "../default-design.ts";
import { checkDesignData } from "./check-design-data.ts";
import { designData } from "./design-data.ts";
import { Parts, type Promoter } from "./design-schema.ts";
import type { KitPlasmid } from "./vector-schema.ts";

it("offers 42 pairs of function and structure", () => {
  expect(offeredPairs()).toHaveLength(42);
});

it("gives a reason for every pair that is not offered", () => {
  const reasons = Object.values(designData.matrix).flatMap(({ notOffered }) => Object.values(notOffered));

  expect(reasons).toHaveLength(11 * 5 - 42);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Zd].{30,}\.$/);
});

it("describes every option in a sentence", () => {
  const { categories, structures, parts } = designData;
  const all = [...categories, ...categories.flatMap(({ functions }) => functions), ...structures];

  for (const { description } of [...all, ...Object.values(parts).flat()])
    expect(description).toMatch(/.{25,}\.$/);
});

describe("reports a mistake between two files with file and key", () => {
  const { KO } = designData.matrix;
  if (!KO) throw new Error("The matrix has no row KO.");
  const changed = (change: Partial<typeof designData>) => () => checkDesignData({ ...designData, ...change });

  it("two parts with the same code or name", () => {
    const [cmv, ef1a] = designData.parts.promoters;
    if (!cmv || !ef1a) throw new Error("parts.yaml has no promoters.");
    const withPromoters = (promoters: Promoter[]) => changed({ parts: { ...designData.parts, promoters } });

    expect(withPromoters([cmv, { ...ef1a, code: "CM" }])).toThrow(
      "design/parts.yaml: promoters: CM occurs twice",
    );
    expect(withPromoters([cmv, { ...ef1a, name: "PCMV" }])).toThrow(
      "design/parts.yaml: promoters: PCMV occurs twice",
    );
  });

  it("an unknown promoter", () => {
    const offered = { ...KO.offered, SP: ["CM", "QQ"] };

    expect(changed({ matrix: { ...designData.matrix, KO: { ...KO, offered } } })).toThrow(
      new ContentError("design/matrix.yaml", undefined, "KO.offered.SP: there is no QQ"),
    );
  });

  it("a structure that is neither offered nor listed as not offered", () => {
    const { CA } = designData.matrix;
    if (!CA) throw new Error("The matrix has no row CA.");

    expect(changed({ matrix: { ...designData.matrix, CA: { ...CA, notOffered: {} } } })).toThrow(
      "design/matrix.yaml: CA, offered or not: there is no AV",
    );
  });

  it("an unknown default or needed part", () => {
    const defaults = [{ structures: ["LV"], selection: "Q" }];
    const needs = [{ structures: ["LX"], oneOf: ["tag" as const], reason: "It is needed." }];

    expect(changed({ matrix: { ...designData.matrix, KO: { ...KO, defaults } } })).toThrow(
      "design/matrix.yaml: KO.defaults.0.selection: there is no Q",
    );
    expect(changed({ matrix: { ...designData.matrix, KO: { ...KO, needs } } })).toThrow(
      "design/matrix.yaml: KO.needs.0.structures: there is no LX",
    );
  });

  it("an offered pair without a kit for a promoter, or for designs with a tag", () => {
    const { vectors } = designData;
    const without = (isLeftOut: (kit: (typeof vectors.kits)[number]) => boolean) =>
      changed({ vectors: { ...vectors, kits: vectors.kits.filter((kit) => !isLeftOut(kit)) } });

    expect(without(({ promoters }) => promoters?.includes("HT") ?? false)).toThrow(
      "design/vectors.yaml: kits: there is no kit IR LA HT",
    );
    expect(without(({ hasTag }) => hasTag === true)).toThrow(
      "design/vectors.yaml: kits: there is no kit KT SP EF",
    );
  });

  it("a kit with an unknown feature or structure", () => {
    const aPlasmid = { role: "Guide", cassettes: [[{ part: "U6" }]] };
    const withPlasmid = (plasmid: Partial<KitPlasmid>) =>
      changed({
        vectors: {
          ...designData.vectors,
          kits: [{ functions: [], structures: [], plasmids: [{ ...aPlasmid, ...plasmid }] }],
        },
      });

    expect(withPlasmid({ cassettes: [[{ part: "U6" }, { part: "gnRA" }]] })).toThrow(
      "kits.0.cassettes: there is no gnRA",
    );
    expect(withPlasmid({ cassettes: [[{ part: "$selection", before: "P3A" }]] })).toThrow(
      "kits.0.cassettes: there is no P3A",
    );
    expect(withPlasmid({ arms: ["Left homology arm", "Rigth"] })).toThrow("kits.0.arms: there is no Rigth");
    expect(withPlasmid({ structure: "ZZ" })).toThrow("kits.0.structure: there is no ZZ");
  });

  it("two plasmids of a kit with the same role", () => {
    const { vectors } = designData;
    const plasmids = [1, 2].map(() => ({ role: "Guide", cassettes: [[{ part: "U6" }]] }));

    expect(changed({ vectors: { ...vectors, kits: [{ functions: [], structures: [], plasmids }] } })).toThrow(
      "design/vectors.yaml: kits.0: Guide occurs twice",
    );
  });

  it("a part without a sequence and without the reason", () => {
    const { parts, vectors } = designData;
    const [cmv, ...promoters] = parts.promoters;
    if (!cmv) throw new Error("parts.yaml has no promoters.");
    const withCmv = (change: Partial<Promoter>) =>
      changed({ parts: { ...parts, promoters: [{ ...cmv, ...change }, ...promoters] } });
    const complaint = "needs a sequence, or a length with the reason (schematic) why there is none";

    expect(withCmv({ sequence: undefined, length: 589 })).toThrow(
      `design/parts.yaml: promoters.PCMV: ${complaint}`,
    );
    expect(withCmv({ length: 589, schematic: "It is short." })).toThrow(complaint);
    expect(withCmv({ sequence: "CVM" })).toThrow("promoters.PCMV: there is no CVM");
    const arms: [string, string] = ["AAVS1 left arm", "AAVS1 rigth arm"];
    const loci = { AAVS1: { guide: { bases: "ACGT", source: "A test" }, arms } };
    expect(changed({ vectors: { ...vectors, loci } })).toThrow("loci.AAVS1: there is no AAVS1 rigth arm");
  });

  it("a translated feature that is not made of whole codons", () => {
    const { vectors } = designData;
    const insert = { ...vectors.insert, length: 61 };

    expect(changed({ vectors: { ...vectors, insert } })).toThrow(
      "design/vectors.yaml: insert: is translated, and 61 bp are not whole codons",
    );
  });

  it("a function without a price", () => {
    const { KO: _, ...functions } = designData.prices.functions;

    expect(changed({ prices: { ...designData.prices, functions } })).toThrow(
      "design/prices.yaml: functions: there is no KO",
    );
  });
});

it("requires codes of the lengths that the SKU grammar fixes", () => {
  const [promoter] = designData.parts.promoters;
  const [tag] = designData.parts.proteinTags;

  expect(Parts.safeParse({ ...designData.parts, promoters: [{ ...promoter, code: "C" }] }).success).toBe(
    false,
  );
  expect(Parts.safeParse({ ...designData.parts, proteinTags: [{ ...tag, code: "FF" }] }).success).toBe(false);
});
