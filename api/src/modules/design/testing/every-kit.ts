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
import type { ExpressionChoices } from "../specification/expression-defaults.ts";
import { specificationFields } from "../specification/specification-fields.ts";
import { CONTROL, type Target, TEMPLATE } from "../target.ts";

/** A design that can be made, with what is chosen of its tag, markers and fluorophore; undefined where it is not asked. */
export interface KitDesign extends ExpressionChoices {
  design: Design;
}

/** A design that can be made, with what is drawn of it. */
export interface Kit extends KitDesign {
  plasmids: Plasmid[];
  cargo: z.infer<typeof CargoSize>;
}

export const aKit = ({ design, ...choices }: KitDesign): Kit => ({
  design,
  ...choices,
  plasmids: buildPlasmids(design, choices),
  cargo: measureCargo(design, choices),
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

/** The drawn kit of every design that can be made for one target, with all of its choices. */
export function* everyKit(target: Target): Generator<Kit> {
  for (const kit of withChoices(everyDesign(target))) yield aKit(kit);
}

/** The designs, and those that express a gene with each combination of their choices that can be made. */
export function* withChoices(designs: Iterable<KitDesign>): Generator<KitDesign> {
  for (const kit of designs) {
    yield kit;
    if (["OE", "IE", "IR"].includes(kit.design.fn.code)) yield* chosenKits(kit.design);
  }
}

function* chosenKits(design: Design): Generator<KitDesign> {
  const fields = specificationFields(design, "PD");
  const listValues = (name: keyof ExpressionChoices) =>
    fields
      .filter(({ field }) => field === name)
      .flatMap(({ options = [] }) => options.filter(({ reason }) => !reason).map(({ value }) => value));
  const isReported = fields.some(({ field, with_reporter }) => field === "marker" && with_reporter);
  const orNone = <T>(values: T[]) => (values.length > 0 ? values : [undefined]);
  for (const terminus of orNone(listValues("terminus") as ("N" | "C")[])) {
    for (const reporter of orNone(listValues("reporter") as ("gene" | "cell")[])) {
      const markers = isReported && reporter !== "gene" ? [] : listValues("marker");
      for (const marker of orNone(markers as ("2A" | "IRES" | "promoter")[])) {
        const choices = { terminus, reporter, marker };
        if (canBeMade(design, choices)) yield { design, ...choices };
      }
    }
  }
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
  const termini: KitDesign["terminus"][] =
    fn.code === "KT" && promoter.code === "EN" ? ["N", "C"] : [undefined];
  for (const terminus of termini) yield { design, terminus };
}

/**
 * Designs in which every two options and choices that occur together in any of the given designs do, for each pair of function and structure,
 * and apart for donors that the gene reads, at each end of its protein: those that have a pair of options that none before them
 * has.
 */
export function* coverPairs(designs: Iterable<KitDesign>): Generator<KitDesign> {
  const seen = new Map<string, Set<string>>();
  for (const kit of designs) {
    const { design, terminus, marker, reporter } = kit;
    const { fn, structure, promoter, tag, fluorescence, selection, bacterial } = design;
    const key = [fn.code, structure.symbol, promoter.code === "EN", terminus].join();
    const pairs = seen.get(key) ?? new Set();
    seen.set(key, pairs);
    const before = pairs.size;
    const parts = [promoter, tag, fluorescence, selection, bacterial].map(({ code }) => code);
    for (const pair of listPairs([...parts, marker ?? "", reporter ?? ""])) pairs.add(pair);
    if (pairs.size > before) yield kit;
  }
}

/**
 * Designs in which every two options occur together, each with its choices as far as every option occurs with every choice. A long
 * reading frame has none: the features of its plasmids are those of a short one.
 */
export function coverChoices(target: Target, designs: Iterable<KitDesign>): Iterable<KitDesign> {
  const covered = coverPairs(designs);
  return target === TARGETS.long ? covered : coverPairs(withChoices(covered));
}

/** Every two options, with their places in the list. */
const listPairs = (options: string[]): string[] =>
  options.flatMap((one, i) => options.slice(i + 1).map((other, j) => `${i}${one} ${i + 1 + j}${other}`));
