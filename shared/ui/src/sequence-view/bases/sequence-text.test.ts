import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import { readPattern } from "@ligate/contract/sequences/find-sites";
import type { SequenceFeature } from "@ligate/contract/sequences/schemas";
import fc from "fast-check";
import { toRows } from "../rows/row-content.ts";
import { measureComposition } from "./composition.ts";
import { featureBases, linearPieces, rangeLength, readRange, sliceRange } from "./ranges.ts";

const text = (letters: string, maxLength: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength })
    .map((array: readonly string[]) => array.join(""));
const feature = (overrides: Partial<SequenceFeature>): SequenceFeature => ({
  name: "ORF",
  kind: "effector",
  start_bp: 1,
  end_bp: 3,
  strand: 1,
  source: "made for the test",
  is_schematic: false,
  is_coding: true,
  ...overrides,
});

describe("reverse complement", () => {
  it("reads the other strand, and keeps unknown bases and IUPAC letters in place", () => {
    expect(reverseComplement("GAATNC")).toBe("GNATTC");
    expect(reverseComplement("RYSWKMBDHVN")).toBe("NBDHVKMWSRY");
  });

  it("property: is its own inverse, and keeps the composition", () => {
    fc.assert(
      fc.property(text("ACGTRYSWKMBDHVN", 100), (bases) => {
        expect(reverseComplement(reverseComplement(bases))).toBe(bases);
        expect(measureComposition(reverseComplement(bases))).toEqual(measureComposition(bases));
      }),
    );
  });
});

describe("composition", () => {
  it("counts G and C of the known bases only", () => {
    expect(measureComposition("GCATNNNN")).toEqual({ length: 8, known: 4, gcPercent: 50 });
    expect(measureComposition("NNN")).toEqual({ length: 3, known: 0, gcPercent: undefined });
  });
});

describe("translation", () => {
  it("translates by the standard code, with the stop", () => {
    expect(translate("ATGGACTATAAGGACGATGATGACAAATAA")).toBe("MDYKDDDDK*");
    expect(translate("TTTTGGTGATAGATACGGGGG")).toBe("FW**IRG");
  });

  it("translates only codons that are known and complete", () => {
    expect(translate("ATGNNNGCNAA")).toBe("MXX");
  });

  it("reads a feature of the other strand backwards, and one across the origin as a whole", () => {
    expect(featureBases({ bases: "AACATGG" }, feature({ start_bp: 3, end_bp: 5, strand: -1 }))).toBe("ATG");
    expect(featureBases({ bases: "GCCCCAT" }, feature({ start_bp: 6, end_bp: 1 }))).toBe("ATG");
  });
});

describe("typed ranges", () => {
  it.each(["1200-1500", "1,200–1,500", " 1200..1500 ", "1200 1500", "1200 to 1500"])("reads %s", (typed) => {
    expect(readRange(typed, 2000)).toEqual({ from: 1200, to: 1500 });
  });

  it("reads a single position, and a range across the origin", () => {
    expect(readRange("7", 10)).toEqual({ from: 7, to: 7 });
    expect(readRange("9-2", 10)).toEqual({ from: 9, to: 2 });
  });

  it.each(["", "abc", "0-5", "5-11", "-3", "1-2-3"])("says what to type instead of “%s”", (typed) => {
    expect(readRange(typed, 10)).toBe("Type two positions from 1 to 10, such as 120-480.");
  });

  it("property: slice, length and pieces of a range agree", () => {
    fc.assert(
      fc.property(text("ACGT", 50), fc.nat(), fc.nat(), (bases, a, b) => {
        const range = { from: (a % bases.length) + 1, to: (b % bases.length) + 1 };
        const slice = sliceRange(bases, range);
        expect(slice).toHaveLength(rangeLength(range, bases.length));
        const pieces = linearPieces(range, bases.length).map((piece) => sliceRange(bases, piece));
        expect(pieces.join("")).toBe(slice);
      }),
    );
  });
});

describe("typed patterns", () => {
  it("ignores spaces, digits and case, and reads U as T", () => {
    expect(readPattern(" 1 gaau\n61 tcr ")).toEqual({ pattern: "GAATTCR" });
  });

  it("names a letter that is none for bases, and asks for more", () => {
    expect(readPattern("GATTEX")).toEqual({ problem: "“E” is not a letter for bases." });
    expect(readPattern("GA")).toEqual({ problem: "Type at least 3 bases." });
  });
});

describe("rows", () => {
  it("draws a long run of unknown bases as one line, and a short one among the others", () => {
    const bases = `${"A".repeat(15)}${"N".repeat(100)}CC${"N".repeat(20)}`;
    expect(toRows(bases, 10)).toEqual([
      { from: 1, to: 10, isUnknown: false },
      { from: 11, to: 15, isUnknown: false },
      { from: 16, to: 115, isUnknown: true },
      { from: 116, to: 125, isUnknown: false },
      { from: 126, to: 135, isUnknown: false },
      { from: 136, to: 137, isUnknown: false },
    ]);
  });

  it("property: contains every base once, in order", () => {
    const pieces = fc.array(
      fc.oneof(
        text("ACGTN", 30),
        fc.nat(90).map((n) => "N".repeat(n)),
      ),
    );
    fc.assert(
      fc.property(pieces, fc.integer({ min: 10, max: 100 }), (parts, perRow) => {
        const bases = parts.join("");
        const rows = toRows(bases, perRow);
        expect(rows.map((row) => sliceRange(bases, row)).join("")).toBe(bases);
      }),
    );
  });
});
