import fc from "fast-check";
import {
  areCompatible,
  CONTROL,
  type Design,
  findCategory,
  functionByCode,
  matrix,
  offeredPairs,
  parts,
  structures,
  type Target,
  TEMPLATE,
} from "../modules/design/index.ts";

/** A target gene; human TP53 by default. */
export const aGene = (gene: Partial<Target> = {}): Target => ({
  number: "H00001",
  kind: "gene",
  symbol: "TP53",
  species: "Human",
  targetClass: "protein_coding",
  codingBp: 1182,
  transcript: "NM_000546",
  ...gene,
});

const aTarget = fc.oneof(
  fc.constantFrom(CONTROL, TEMPLATE),
  fc
    .record({
      codingBp: fc.option(fc.integer({ min: 60, max: 12_000 })),
      number: fc.integer({ min: 1, max: 99_999 }).map((n) => `H${String(n).padStart(5, "0")}`),
    })
    .map(aGene),
);

const choice = <T extends { code: string }>(all: T[], codes: string[]) =>
  fc.constantFrom(...all.filter(({ code }) => codes.includes(code)));

/** Any combination of offered and compatible parts, whatever its size. */
export const anyDesign: fc.Arbitrary<Design> = fc
  .constantFrom(...offeredPairs())
  .chain((pair) => {
    const fn = functionByCode(pair.fn);
    const structure = structures.find(({ symbol }) => symbol === pair.structure);
    if (!structure) throw new Error(`No structure ${pair.structure}.`);
    return fc.record({
      category: fc.constant(findCategory(fn)),
      fn: fc.constant(fn),
      structure: fc.constant(structure),
      promoter: choice(parts.promoters, pair.promoters),
      tag: choice(parts.proteinTags, matrix[pair.fn]?.tags ?? []),
      fluorescence: fc.constantFrom(...parts.fluorescenceMarkers),
      selection: choice(parts.selectionMarkers, structure.selection),
      bacterial: choice(parts.bacterialMarkers, structure.bacterial),
      target: aTarget,
    });
  })
  .filter(({ bacterial, selection }) => areCompatible(bacterial, selection));
