import fc from "fast-check";
import { normalizeName, spellGreekLetters, toLatinLetters } from "./normalize-name.ts";

it("removes case and punctuation", () => {
  expect(["PD-L1", "pdl1", " Pd L1 "].map(normalizeName)).toEqual(["pdl1", "pdl1", "pdl1"]);
  expect(normalizeName("Gt(ROSA)26Sor")).toBe("gtrosa26sor");
  expect(normalizeName("---")).toBe("");
});

it("reads a sharp s as a beta, also a capital one", () => {
  expect(["ß-actin", "ẞ-ACTIN"].map(normalizeName)).toEqual(["betaactin", "betaactin"]);
});

it("is idempotent", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      (name) => normalizeName(normalizeName(name)) === normalizeName(name),
    ),
  );
});

it.each([
  ["β-actin", "beta-actin", "b-actin"],
  ["IL-1β", "IL-1beta", "IL-1b"],
  ["IFNΓ", "IFNgamma", "IFNg"],
  // The German sharp s, which is typed for beta.
  ["ß-actin", "beta-actin", "b-actin"],
  ["PPARγ", "PPARgamma", "PPARg"],
  ["μ-opioid", "mu-opioid", "m-opioid"],
  // The micro sign of units is another character than the Greek letter.
  ["5 \u00b5L", "5 \u00b5L", "5 \u00b5L"],
  ["TP53", "TP53", "TP53"],
])("writes %s as %s and %s", (text, names, letters) => {
  expect([spellGreekLetters(text), toLatinLetters(text)]).toEqual([names, letters]);
});
