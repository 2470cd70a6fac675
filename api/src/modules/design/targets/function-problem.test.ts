import { aGene } from "../../../testing/designs.ts";
import { functions } from "../data/design-data.ts";
import { functionByCode } from "../resolve-design.ts";
import { CONTROL, TARGET_CLASSES, TEMPLATE } from "../target.ts";
import {
  applicableFunctions,
  functionProblem,
  targetPromoterProblem,
  targetWarning,
} from "./function-problem.ts";

const ALL = ["KO", "CA", "CI", "KD", "KI", "KT", "DL", "OE", "IE", "RI", "IR"];
const codes = (targetClass: (typeof TARGET_CLASSES)[number]) =>
  applicableFunctions(aGene({ targetClass })).map(({ code }) => code);

it.each([
  ["protein_coding", ALL],
  ["mitochondrial", []],
  ["immune_constant", ["KO", "CI", "KD", "KI", "DL", "RI", "IR"]],
  ["lncrna", ["CA", "CI", "KD", "KI", "DL", "RI", "IR"]],
  ["transcribed_pseudogene", ["CA", "CI", "KD", "KI", "DL", "RI", "IR"]],
  ["mirna", ["CA", "CI", "KI", "DL"]],
  ["locus", ["KI", "DL"]],
  ["other", []],
] as const)("offers the functions of the class %s", (targetClass, offered) => {
  expect(codes(targetClass)).toEqual(offered);
});

it("offers every function for controls and templates", () => {
  for (const target of [CONTROL, TEMPLATE]) expect(applicableFunctions(target)).toEqual(functions);
});

it.each([
  ["KO", "lncrna", "MALAT1", /CRISPR DEL.+CRISPRi/],
  ["KT", "lncrna", "MALAT1", /no protein to tag: CRISPR KI/],
  ["OE", "lncrna", "XIST", /no open reading frame to express: CRISPRa/],
  ["IE", "locus", "AAVS1", /no open reading frame to express: CRISPR KI/],
  ["RI", "mirna", "MIR21", /so that RNAi does not degrade it: CRISPRi/],
  [
    "CA",
    "immune_constant",
    "TRAC",
    /no single promoter to activate: CRISPRi, .+ from within the constant segment/,
  ],
  ["KO", "other", "RNA5S1", /^CRISPR KO for RNA5S1 is by quote only/],
] as const)("refuses %s of %s %s with what is offered instead", (fn, targetClass, symbol, sentence) => {
  const problem = functionProblem(functionByCode(fn), aGene({ targetClass, symbol }));

  expect(problem).toMatch(sentence);
  expect(problem).toContain(symbol);
});

it("names only offered functions as the alternative, or a quote", () => {
  for (const targetClass of TARGET_CLASSES) {
    const target = aGene({ targetClass });
    const offered = applicableFunctions(target);
    for (const fn of functions) {
      const problem = functionProblem(fn, target);
      if (!problem) continue;
      // The longest names first: "CRISPRi" is not a mention of "CRISPR".
      const [, instead = ""] = /(?::|\. )([^:.]+\.)$/.exec(problem) ?? [];
      const named = functions.filter(({ name }) => new RegExp(`${name}\\b(?! ?-)`).test(instead));
      if (named.length === 0) expect(instead).toMatch(/ask for a quote/i);
      for (const each of named)
        expect({ problem, offered }).toMatchObject({ offered: expect.arrayContaining([each]) });
      expect(problem).toMatch(/^[^{}]+\.$/);
    }
  }
});

it("refuses an insert without a promoter at a locus, because it lies in an intron", () => {
  const problem = (targetClass: "locus" | "protein_coding", code: string) =>
    targetPromoterProblem(functionByCode("KI"), { code }, aGene({ targetClass, symbol: "AAVS1" }));

  expect(problem("locus", "EN")).toMatch(/AAVS1 .+ splice acceptor: choose another promoter\.$/);
  expect(problem("locus", "PG")).toBeUndefined();
  expect(problem("protein_coding", "EN")).toBeUndefined();
});

it("warns of the parent gene of a pseudogene", () => {
  expect(targetWarning(aGene({ targetClass: "transcribed_pseudogene", symbol: "PTENP1" }))).toMatch(
    /^PTENP1 is a pseudogene: .+ parent gene/,
  );
  expect(targetWarning(aGene())).toBeUndefined();
});

it("keeps a symbol with a dollar sign as it is", () => {
  expect(functionProblem(functionByCode("OE"), aGene({ targetClass: "lncrna", symbol: "$&1" }))).toContain(
    "$&1 is a non-coding RNA",
  );
});
