import fc from "fast-check";
import { normalizeName } from "./normalize-name.ts";

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
