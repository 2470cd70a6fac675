import { isWithinEdits } from "./edit-distance.ts";

it.each([
  ["brac1", "brca1"],
  ["egrf", "egfr"],
  ["lentivrus", "lentivirus"],
  ["knokout", "knockout"],
  ["plasmidd", "plasmid"],
  ["tp53", "tp53"],
])("counts one edit from %s to %s", (typed, meant) => expect(isWithinEdits(typed, meant, 1)).toBe(true));

it.each([
  ["puromicin", "puromycin", 1, true],
  ["overexpresion", "overexpression", 1, true],
  ["transfecton", "transduction", 2, false],
  ["blastacidine", "blasticidin", 2, true],
  ["kras", "mras", 0, false],
  ["", "ab", 1, false],
])("from %j to %j takes at most %i: %s", (typed, meant, max, expected) =>
  expect(isWithinEdits(typed, meant, max)).toBe(expected),
);
