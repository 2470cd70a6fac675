import { reverseComplement } from "@ligate/contract/sequences/bases";
import { ENZYMES, type Enzyme, formatEnzymeSite } from "@ligate/contract/sequences/enzymes";
import { findSites } from "@ligate/contract/sequences/find-sites";
import fc from "fast-check";
import { findCutSites } from "./cut-sites.ts";
import { rangeLength, sliceRange } from "./ranges.ts";

const text = (letters: string, minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength, maxLength })
    .map((array: readonly string[]) => array.join(""));
const plasmids = text("ACGTN", 20, 200);
const patterns = text("ACGT", 3, 6);
const enzyme = (name: string): Enzyme => {
  const found = ENZYMES.find((one) => one.name === name);
  if (!found) throw new Error(`No enzyme ${name}`);
  return found;
};
const cut = (bases: string, name: string) => findCutSites(bases, [enzyme(name)])[0]?.sites ?? [];

it("finds a site on both strands, and says which strand reads as the pattern", () => {
  expect(findSites("AAAAGGTCTCAAAAGAGACCAAAA", "GGTCTC")).toEqual([
    { from: 5, to: 10, strand: 1 },
    { from: 15, to: 20, strand: -1 },
  ]);
});

it("finds a palindrome once", () => {
  expect(findSites("AAAGAATTCAAA", "GAATTC")).toEqual([{ from: 4, to: 9, strand: 1 }]);
});

it("finds sites that overlap", () => {
  expect(findSites("CCAAAAACC", "AAAA").map(({ from }) => from)).toEqual([3, 4]);
});

it("finds a site across the origin", () => {
  expect(findSites("TTCAAAAAAGAA", "GAATTC")).toEqual([{ from: 10, to: 3, strand: 1 }]);
});

it("understands IUPAC letters", () => {
  expect(findSites("AAATATAGAAA", "TATAWR").map(({ from }) => from)).toEqual([]);
  expect(findSites("CCCTATAAGCC", "TATAWR").map(({ from }) => from)).toEqual([4]);
});

it("finds nothing over bases that are not known, not even by the letter N", () => {
  expect(findSites("AAAGANTTCAAA", "GAATTC")).toEqual([]);
  expect(findSites("NNNNNNNN", "NNN")).toEqual([]);
});

it("finds nothing longer than the plasmid", () => {
  expect(findSites("ACG", "ACGA")).toEqual([]);
});

it("property: finds exactly the places where one of the strands reads as the pattern", () => {
  fc.assert(
    fc.property(plasmids, patterns, (bases, pattern) => {
      const sites = findSites(bases, pattern);
      for (const site of sites) {
        const found = sliceRange(bases, site);
        expect(rangeLength(site, bases.length)).toBe(pattern.length);
        expect(site.strand === 1 ? found : reverseComplement(found)).toBe(pattern);
      }
      const circle = bases + bases;
      const naive = Array.from(bases, (_, i) => circle.slice(i, i + pattern.length)).filter(
        (found) => found === pattern || found === reverseComplement(pattern),
      );
      expect(sites).toHaveLength(naive.length);
    }),
  );
});

it("property: rotating the plasmid or reading its other strand changes no number of sites", () => {
  fc.assert(
    fc.property(plasmids, patterns, fc.nat(199), (bases, pattern, by) => {
      const count = (circle: string) => findSites(circle, pattern).length;
      const at = by % bases.length;
      expect(count(bases.slice(at) + bases.slice(0, at))).toBe(count(bases));
      expect(count(reverseComplement(bases))).toBe(count(bases));
    }),
  );
});

it("gives the cut within the site", () => {
  expect(cut("AAAGAATTCAAA", "EcoRI")).toMatchObject([{ from: 4, to: 9, cut_bp: 4 }]);
});

it("gives the cut beside the site of a type IIS enzyme, on either strand", () => {
  expect(cut("AAAAAAGGTCTCACGTACAA", "BsaI")).toMatchObject([{ strand: 1, cut_bp: 13 }]);
  // GGTCTC(1/5): read on the other strand, this one is cut five bases before GAGACC.
  expect(cut("AAAAAAAAAAGAGACCAAAA", "BsaI")).toMatchObject([{ from: 11, strand: -1, cut_bp: 5 }]);
});

it("gives the cut beyond the origin", () => {
  expect(cut("GAGACCAAAAAAAAAAAAAA", "BsaI")).toMatchObject([{ from: 1, cut_bp: 15 }]);
  expect(cut("AAAAAAAAAAAAAAGGTCTC", "BsaI")).toMatchObject([{ from: 15, cut_bp: 1 }]);
});

it("lists enzymes with unique names, in order, that cut symmetrically if their site is a palindrome", () => {
  const names = ENZYMES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, "en")));
  for (const { name, site, cuts } of ENZYMES) {
    const isPalindrome = reverseComplement(site) === site;
    expect([name, isPalindrome ? cuts[0] + cuts[1] : cuts[1] > site.length]).toEqual([
      name,
      isPalindrome ? site.length : true,
    ]);
  }
});

it("writes a site as catalogs do", () => {
  expect(["EcoRI", "KpnI", "BbsI"].map((name) => formatEnzymeSite(enzyme(name)))).toEqual([
    "G^AATTC",
    "GGTAC^C",
    "GAAGAC(2/6)",
  ]);
});
