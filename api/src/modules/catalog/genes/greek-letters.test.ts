import { spellGreekLetters, toLatinLetters } from "./greek-letters.ts";

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
