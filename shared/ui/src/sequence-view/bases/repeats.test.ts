import { reverseComplement } from "@ligate/contract/sequences/bases";
import fc from "fast-check";
import { sliceRange } from "./ranges.ts";
import { findRepeats } from "./repeats.ts";

const UNIT = "ATGGACTATAAGGACGATGACGACAAGGGTTCACC";

it("finds the same bases at two places, and those of the other strand, as long as they are", () => {
  const bases = `CC${UNIT}TTTTA${UNIT}GT${reverseComplement(UNIT)}AT`;
  const found = findRepeats(bases, 30);
  expect(found.filter(({ isInverted }) => !isInverted)).toEqual([
    { first: { from: 3, to: 37 }, second: { from: 43, to: 77 }, length: 35, isInverted: false },
  ]);
  const inverted = found.filter(({ isInverted, length }) => isInverted && length === 35);
  expect(inverted.map(({ first, second }) => [first.from, second.from])).toEqual([
    [3, 80],
    [43, 80],
  ]);
});

it("finds nothing in bases that are not known", () => {
  expect(findRepeats(`${"N".repeat(60)}A${"N".repeat(60)}`)).toEqual([]);
});

it("property: both places read alike, and no base more on either side does", () => {
  const plasmids = fc
    .array(fc.constantFrom("A", "C", "G", "T", "ACGTTGCAAC", "N"), { minLength: 10, maxLength: 60 })
    .map((parts: readonly string[]) => parts.join(""));
  fc.assert(
    fc.property(plasmids, (bases) => {
      for (const { first, second, length, isInverted } of findRepeats(bases, 8)) {
        const [one, other] = [sliceRange(bases, first), sliceRange(bases, second)];
        expect(one).toHaveLength(length);
        expect(isInverted ? reverseComplement(other) : other).toBe(one);
        expect(one).not.toContain("N");
        if (isInverted) continue;
        const [before, after] = [bases[first.from - 2], bases[first.to]];
        if (before !== undefined && before !== "N") expect(bases[second.from - 2]).not.toBe(before);
        if (after !== undefined && after !== "N") expect(bases[second.to]).not.toBe(after);
      }
    }),
  );
});
