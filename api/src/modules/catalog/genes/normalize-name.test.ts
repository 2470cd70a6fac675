import fc from "fast-check";
import { nameKey } from "./normalize-name.ts";

it("compares names without case and punctuation", () => {
  expect(["PD-L1", "pdl1", " Pd L1 "].map(nameKey)).toEqual(["pdl1", "pdl1", "pdl1"]);
  expect(nameKey("Gt(ROSA)26Sor")).toBe("gtrosa26sor");
  expect(nameKey("---")).toBe("");
});

it("is its own key", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => nameKey(nameKey(name)) === nameKey(name)));
});
