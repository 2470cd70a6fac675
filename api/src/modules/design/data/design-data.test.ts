import { ContentError } from "../../../content-files/content-error.ts";
import { offeredPairs } from "../default-design.ts";
import { checkDesignData } from "./check-design-data.ts";
import { designData } from "./design-data.ts";
import { Parts, type Promoter } from "./design-schema.ts";

it("offers 40 pairs of function and structure", () => {
  expect(offeredPairs()).toHaveLength(40);
});

it("gives a reason for every pair that is not offered", () => {
  const reasons = Object.values(designData.matrix).flatMap(({ notOffered }) => Object.values(notOffered));

  expect(reasons).toHaveLength(11 * 5 - 40);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Zd].{30,}\.$/);
});

it("describes every option in a sentence", () => {
  const { categories, structures, parts } = designData;
  const all = [...categories, ...categories.flatMap(({ functions }) => functions), ...structures];

  for (const { description } of [...all, ...Object.values(parts).flat()])
    expect(description).toMatch(/.{25,}\.$/);
});

describe("reports a mistake between two files with file and key", () => {
  const KO = designData.matrix.KO;
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
    const offered = { ...KO?.offered, SP: ["CM", "QQ"] };

    expect(
      changed({ matrix: { ...designData.matrix, KO: { ...KO, tags: ["X"], offered, notOffered: {} } } }),
    ).toThrow(new ContentError("design/matrix.yaml", undefined, "KO.offered.SP: there is no QQ"));
  });

  it("a structure that is neither offered nor listed as not offered", () => {
    const { CA } = designData.matrix;
    if (!CA) throw new Error("The matrix has no row CA.");

    expect(changed({ matrix: { ...designData.matrix, CA: { ...CA, notOffered: {} } } })).toThrow(
      "design/matrix.yaml: CA, offered or not: there is no AV",
    );
  });

  it("an offered pair without a kit", () => {
    const kits = designData.vectors.kits.filter(({ promoter }) => promoter !== "HT");

    expect(changed({ vectors: { ...designData.vectors, kits } })).toThrow(
      "design/vectors.yaml: kits: there is no kit IR LA HT",
    );
  });

  it("a kit with an unknown feature", () => {
    const kits = [{ functions: [], structures: [], plasmids: [{ parts: ["U6", "gnRA"] }] }];

    expect(changed({ vectors: { ...designData.vectors, kits } })).toThrow("kits.0.parts: there is no gnRA");
  });

  it("a kit with an unknown structure or omitted feature", () => {
    const withPlasmid = (plasmid: { structure?: string; omit?: string }) =>
      changed({
        vectors: {
          ...designData.vectors,
          kits: [{ functions: [], structures: [], plasmids: [{ parts: [], ...plasmid }] }],
        },
      });

    expect(withPlasmid({ structure: "ZZ" })).toThrow("kits.0.structure: there is no ZZ");
    expect(withPlasmid({ omit: "polyB" })).toThrow("kits.0.omit: there is no polyB");
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
