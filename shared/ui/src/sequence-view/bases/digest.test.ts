import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import fc from "fast-check";
import { findCutSites } from "./cut-sites.ts";
import { digest } from "./digest.ts";
import { sliceRange } from "./ranges.ts";

const cutsOf = (bases: string, ...names: string[]) =>
  findCutSites(
    bases,
    ENZYMES.filter(({ name }) => names.includes(name)),
  ).flatMap(({ sites }) => sites);

it("cuts a circle into as many fragments as there are cuts, the largest first", () => {
  const bases = `GAATTC${"A".repeat(20)}GAATTC${"A".repeat(8)}`;
  expect(digest(bases.length, cutsOf(bases, "EcoRI"))).toEqual([
    { from: 2, to: 27, length: 26, enzymes: ["EcoRI", "EcoRI"] },
    { from: 28, to: 1, length: 14, enzymes: ["EcoRI", "EcoRI"] },
  ]);
});

it("makes a circle linear by one cut, and leaves one that is not cut", () => {
  const bases = `GAATTC${"A".repeat(10)}`;
  expect(digest(16, cutsOf(bases, "EcoRI"))).toEqual([
    { from: 2, to: 1, length: 16, enzymes: ["EcoRI", "EcoRI"] },
  ]);
  expect(digest(16, cutsOf(bases, "BamHI"))).toEqual([]);
});

it("names the enzymes of the ends of a double digest", () => {
  const bases = `GAATTC${"A".repeat(20)}GGATCC${"A".repeat(8)}`;
  expect(digest(bases.length, cutsOf(bases, "EcoRI", "BamHI")).map(({ enzymes }) => enzymes)).toEqual([
    ["EcoRI", "BamHI"],
    ["BamHI", "EcoRI"],
  ]);
});

it("property: the fragments are the plasmid, once", () => {
  const plasmids = fc
    .array(fc.constantFrom("A", "C", "G", "T", "GAATTC", "GGTCTC", "GATATC"), {
      minLength: 20,
      maxLength: 120,
    })
    .map((parts: readonly string[]) => parts.join(""));
  fc.assert(
    fc.property(plasmids, (bases) => {
      const fragments = digest(bases.length, cutsOf(bases, "EcoRI", "BsaI", "EcoRV"));
      if (fragments.length === 0) return;
      const inOrder = fragments.toSorted((a, b) => a.from - b.from);
      const joined = inOrder.map((fragment) => sliceRange(bases, fragment)).join("");
      expect(joined).toHaveLength(bases.length);
      expect((bases + bases).includes(joined)).toBe(true);
    }),
  );
});
