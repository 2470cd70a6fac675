import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../testing/designs.ts";
import { measureCargo } from "./cargo.ts";
import { matrix, parts, structures } from "./data/design-data.ts";
import { promoterBp } from "./plasmids/features/content-features.ts";
import { formatKb, insertBp } from "./plasmids/insert-size.ts";
import { buildPlasmids } from "./plasmids/plasmids.ts";
import { designFromCodes } from "./resolve-design.ts";

const AAV_BP = 5000;
const RECOMMENDED_BP = 4700;
const read = (sku: string, codingBp = 1182) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, aGene({ codingBp }));
};
const regionLength = (sku: string, names: string[]) =>
  buildPlasmids(read(sku))
    .flatMap((each) => each.parts)
    .filter(({ name }) => names.includes(name))
    .reduce((sum, { length_bp }) => sum + length_bp, 0);

const PB_ENDS = ["5' PB repeat", "5' PB inner sequence", "3' PB inner sequence", "3' PB repeat"];

/** The size of a piggyBac kit if ITRs took the place of its repeats; the cassettes of both end with the same polyA. */
const sizeInAav = (sku: string) =>
  insertBp(read(sku)) -
  regionLength(sku, PB_ENDS) +
  regionLength("OE-AV-CMXXXA-H00001", ["5' ITR", "3' ITR"]);

const integrates = (symbol: string) => {
  const { upstream = [] } = structures.find((each) => each.symbol === symbol) ?? {};
  return upstream.some((end) => end === "5' LTR" || end === "5' PB repeat");
};
const isOffered = (fn: string, symbol: string) => matrix[fn]?.offered[symbol] !== undefined;

const mustNotIntegrate = (sentence: string, symbol: string) => {
  expect(sentence).toMatch(/^A donor must not integrate by itself/);
  expect(integrates(symbol)).toBe(true);
};
const isOneVectorAsLenti = (sentence: string, sku: string) => {
  expect(sentence).toMatch(/as Lenti is already all in one/);
  expect(buildPlasmids(read(sku))).toHaveLength(1);
};
const isLostWithDivision = (sentence: string, symbol: string) => {
  expect(sentence).toMatch(/as cells divide/);
  expect(integrates(symbol)).toBe(false);
};

/** The facts of each sentence, computed again from the lengths and rules that it cites. */
const FACTS: Record<string, (sentence: string) => void> = {
  "CA AV": (sentence) => {
    const effector = regionLength("CA-PB-ESXXXK-H00001", ["dCas9", "VPR"]);
    expect(effector).toBeGreaterThan(AAV_BP);
    expect(sentence).toBe(
      `dCas9-VPR alone is ${formatKb(effector)} long, and an AAV carries ${formatKb(AAV_BP)} at most from ITR to ITR.`,
    );
  },
  "CI AV": (sentence) => {
    const size = sizeInAav("CI-PB-ESXXXK-H00001");
    expect(size).toBeGreaterThan(AAV_BP);
    expect(sentence).toContain(`comes to ${formatKb(size)} from ITR to ITR even with the shortest promoter`);
    expect(shortestPromoter(matrix.CI?.offered.PB ?? [])).toBe("ES");
  },
  "KI LV": (sentence) => mustNotIntegrate(sentence, "LV"),
  "KI LA": (sentence) => mustNotIntegrate(sentence, "LA"),
  "KI PB": (sentence) => mustNotIntegrate(sentence, "PB"),
  "KT LV": (sentence) => mustNotIntegrate(sentence, "LV"),
  "KT LA": (sentence) => mustNotIntegrate(sentence, "LA"),
  "KT PB": (sentence) => mustNotIntegrate(sentence, "PB"),
  "OE LA": (sentence) => isOneVectorAsLenti(sentence, "OE-LV-CMXXXA-H00001"),
  "RI LA": (sentence) => isOneVectorAsLenti(sentence, "RI-LV-U6XXXA-H00001"),
  "IR SP": (sentence) => isLostWithDivision(sentence, "SP"),
  "IR AV": (sentence) => isLostWithDivision(sentence, "AV"),
  "IR LV": (sentence) => {
    expect(sentence).toMatch(/split between two vectors, .+: choose Lenti-AIO\.$/);
    expect(buildPlasmids(read("IE-LV-T3XXPA-H00001"))).toHaveLength(2);
    expect(isOffered("IR", "LA")).toBe(true);
  },
};

const shortestPromoter = (codes: string[]) =>
  parts.promoters
    .filter((each) => codes.includes(each.code) && promoterBp(each) > 0)
    .reduce((a, b) => (promoterBp(b) < promoterBp(a) ? b : a)).code;

const SENTENCES = Object.entries(matrix).flatMap(([fn, { notOffered }]) =>
  Object.entries(notOffered).map(([symbol, sentence]): [string, string] => [`${fn} ${symbol}`, sentence]),
);

it.each(SENTENCES)("does not offer %s: %s", (pair, sentence) => {
  const isRight = FACTS[pair];
  if (!isRight) throw new Error(`No fact supports the sentence of ${pair}.`);
  isRight(sentence);
});

it("says why for each of the 13 pairs that are not offered", () => {
  expect(SENTENCES.map(([pair]) => pair).sort()).toEqual(Object.keys(FACTS).sort());
});

it("cites only lengths that follow from the parts", () => {
  const cited = SENTENCES.flatMap(([, sentence]) => sentence.match(/[\d.]+ kb/g) ?? []);
  const computed = [
    AAV_BP,
    regionLength("CA-PB-ESXXXK-H00001", ["dCas9", "VPR"]),
    sizeInAav("CI-PB-ESXXXK-H00001"),
  ].map(formatKb);

  expect([...new Set(cited)].sort()).toEqual(computed.sort());
});

describe("AAV", () => {
  it("carries a deletion kit with the shortest promoter only, with or without a tag", () => {
    expect(measureCargo(read("DL-AV-ESXXXA-H00001"))).toEqual({ insert_bp: 4633, level: "fine" });
    expect(measureCargo(read("DL-AV-ESHXXA-H00001"))).toEqual({ insert_bp: 4660, level: "fine" });
    const bpOf = (code: string) =>
      parts.promoters.filter((each) => each.code === code).map(promoterBp)[0] ?? 0;
    for (const other of matrix.KO?.offered.AV?.filter((code) => code !== "ES") ?? []) {
      expect(4633 - bpOf("ES") + bpOf(other)).toBeGreaterThan(RECOMMENDED_BP);
    }
  });

  it("carries an inducible reading frame of up to 2,733 bp", () => {
    expect(measureCargo(read("IE-AV-T3XXXA-H00001", 2433))).toEqual({
      insert_bp: RECOMMENDED_BP,
      level: "fine",
    });
    expect(measureCargo(read("IE-AV-T3XXXA-H00001", 2733)).insert_bp).toBe(AAV_BP);
    expect(() => read("IE-AV-T3XXXA-H00001", 2734)).toThrow("over the 5.0 kb that packages well");
  });
});
