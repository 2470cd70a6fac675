import type { CargoSize, Plasmid } from "@ligate/contract/catalog/product-schemas";
import type { z } from "zod";
import { aGene } from "../../../testing/designs.ts";
import { canBeMade } from "../can-be-made.ts";
import { measureCargo } from "../cargo.ts";
import { functions, matrix, parts, structures } from "../data/design-data.ts";
import type { FunctionType, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { areCompatible, listBacterialMarkers } from "../plasmids/bacterial-marker.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import { findCategory } from "../resolve-design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";

type Terminus = SpecifiedParts["terminus"];

/** A design that can be made. */
export interface KitDesign {
  design: Design;
  /** The tagged end of the protein; undefined where none is asked. */
  terminus?: Terminus;
}

/** A design that can be made, with what is drawn of it. */
export interface Kit extends KitDesign {
  plasmids: Plasmid[];
  cargo: z.infer<typeof CargoSize>;
}

export const aKit = (design: Design, terminus?: Terminus): Kit => ({
  design,
  terminus,
  plasmids: buildPlasmids(design, { terminus }),
  cargo: measureCargo(design, { terminus }),
});

/** Whether a kit keeps a truth, by its sentence. */
export type Truths = Record<string, (kit: Kit) => boolean>;

/** A gene with a short and one with a long reading frame, a non-coding gene, a locus, and what is not a gene. */
export const TARGETS: Record<string, Target> = {
  coding: aGene(),
  long: aGene({ number: "H00060", symbol: "DMD", codingBp: 11_058 }),
  lncRNA: aGene({ number: "H00099", symbol: "MALAT1", targetClass: "lncrna", codingBp: null }),
  locus: aGene({ number: "H00161", symbol: "AAVS1", targetClass: "locus", codingBp: null }),
  template: TEMPLATE,
  control: CONTROL,
};

/** The drawn kit of every design that can be made for one target. */
export function* everyKit(target: Target): Generator<Kit> {
  for (const { design, terminus } of everyDesign(target)) yield aKit(design, terminus);
}

/**
 * Every combination of offered parts that can be made, for one target. With TP53 also every compatible bacterial marker,
 * otherwise the one that is set: it depends on the selection marker only.
 */
export function* everyDesign(target: Target): Generator<KitDesign> {
  for (const fn of functions) {
    for (const structure of structures) yield* designsOfPair(fn, structure, target);
  }
}

function* designsOfPair(fn: FunctionType, structure: Structure, target: Target): Generator<KitDesign> {
  const category = findCategory(fn);
  const offered = matrix[fn.code]?.offered[structure.symbol] ?? [];
  const promoters = parts.promoters.filter(({ code }) => offered.includes(code));
  const tags = parts.proteinTags.filter(({ code }) => matrix[fn.code]?.tags.includes(code));
  const selections = parts.selectionMarkers.filter(({ code }) => structure.selection.includes(code));
  for (const promoter of promoters) {
    for (const tag of tags) {
      for (const fluorescence of parts.fluorescenceMarkers) {
        for (const selection of selections) {
          const compatible = listBacterialMarkers(structure).filter((each) => areCompatible(each, selection));
          for (const bacterial of target === TARGETS.coding ? compatible : compatible.slice(0, 1)) {
            const shared = { category, fn, structure, target };
            const design: Design = { ...shared, promoter, tag, fluorescence, selection, bacterial };
            if (canBeMade(design)) yield* withTermini(design);
          }
        }
      }
    }
  }
}

/** Tags without a promoter of their own may be at either end of the protein. */
function* withTermini(design: Design): Generator<KitDesign> {
  const { fn, promoter } = design;
  const termini: Terminus[] = fn.code === "KT" && promoter.code === "EN" ? ["N", "C"] : [undefined];
  for (const terminus of termini) yield { design, terminus };
}

/**
 * Designs in which every two options that occur together in any of the given designs do, for each pair of function and structure,
 * and apart for donors that the gene reads, at each end of its protein: those that have a pair of options that none before them
 * has.
 */
export function coverPairs(designs: Iterable<KitDesign>): KitDesign[] {
  const seen = new Map<string, Set<string>>();
  return Array.from(designs).filter(({ design, terminus }) => {
    const { fn, structure, promoter, tag, fluorescence, selection, bacterial } = design;
    const key = [fn.code, structure.symbol, promoter.code === "EN", terminus].join();
    const pairs = seen.get(key) ?? new Set();
    seen.set(key, pairs);
    const before = pairs.size;
    const options = [promoter, tag, fluorescence, selection, bacterial].map(({ code }) => code);
    for (const pair of listPairs(options)) pairs.add(pair);
    return pairs.size > before;
  });
}

/** Every two options, with their places in the list. */
const listPairs = (options: string[]): string[] =>
  options.flatMap((one, i) => options.slice(i + 1).map((other, j) => `${i}${one} ${i + 1 + j}${other}`));
