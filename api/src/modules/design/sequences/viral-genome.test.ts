import fc from "fast-check";
import { findShared, REPEAT_MIN } from "./viral-genome.ts";

const bases = fc.array(fc.constantFrom(..."ACGT"), { maxLength: 80 }).map((letters) => letters.join(""));
const stretch = "ACGTTGCAAC".repeat(6).concat("G");

it("finds the whole of what two sequences share from the minimal length on", () => {
  expect(findShared(`TT${stretch}CA`, `GG${stretch}CATT`)).toEqual([{ at: 2, length: REPEAT_MIN + 2 }]);
  expect(findShared(`TT${stretch.slice(1)}`, `GG${stretch}`)).toEqual([]);
  expect(findShared("N".repeat(100), "N".repeat(100))).toEqual([]);
});

it("finds a stretch wherever it stands, and nothing that is not in both", () => {
  fc.assert(
    fc.property(bases, bases, bases, bases, (before, behind, left, right) => {
      const [one, other] = [`${before}${stretch}${behind}`, `${left}${stretch}${right}`];
      const found = findShared(one, other);
      expect(
        found.some(({ at, length }) => at <= before.length && at + length >= before.length + REPEAT_MIN),
      ).toBe(true);
      for (const { at, length } of found) expect(other).toContain(one.slice(at, at + length));
    }),
  );
});

it("reads each window once where all are the same", () => {
  const long = "A".repeat(20_000);
  expect(findShared(long, long)).toEqual([{ at: 0, length: 20_000 }]);
  expect(findShared(long, `${"A".repeat(100)}C`)).toHaveLength(499);
});
