import type { CargoLevel } from "@ligate/contract/design/constants";
import { canBeMade } from "../can-be-made.ts";
import { expressesGene } from "../coding-sequences.ts";
import type { FunctionType, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { cargoLevel } from "../plasmids/assemblies.ts";
import { compatibleBacterialMarker, listBacterialMarkers } from "../plasmids/bacterial-marker.ts";
import { armsKey } from "../plasmids/features/homology-arms.ts";
import { insertBp } from "../plasmids/insert-size.ts";
import { findCategory } from "../resolve-design.ts";
import { safeExpression } from "../specification/expression-defaults.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import type { Target } from "../target.ts";
import { type ChosenParts, defaultParts, hasParts, offeredParts } from "./part-slots.ts";

/** A design that can be made, with the size of its insert. */
export interface Completion {
  design: Design;
  insertBp: number;
  level: CargoLevel;
}

/** A combination of parts that can be made with the shortest reading frame. */
interface Combination {
  /** With a stand-in for the target. */
  design: Design;
  /** With the markers as the gene requires, and where that is not by 2A, also by 2A: see `expressionDefaults`. */
  sizes: CombinationSize[];
}

interface CombinationSize {
  shortestBp: number;
  /** Length of the plasmid with the reading frame, without the frame; far below zero if no plasmid has a frame. */
  aroundOrfBp: number;
}

/** A start and a stop codon; shorter than every reading frame. */
const SHORTEST_ORF = 6;
/** Longer than every insert and every limit. */
const LONGEST_ORF = 10_000_000;

/** Combinations by pair and kind of target. They depend on the content files only; there are about 120,000. */
const cache = new Map<string, Combination[]>();
/** The designs of each pair, with the target of the first call: the combinations of all targets share them. */
const designsByPair = new Map<string, Design[]>();

/**
 * All designs that can be made for a pair and target, with the default parts first. The combinations are computed
 * once; sizes for a gene follow by adding the length of its reading frame.
 */
export function listCompletions(fn: FunctionType, structure: Structure, target: Target): Completion[] {
  const orf = target.codingBp ?? 0;
  const isTooLarge = (bp: number) => cargoLevel(structure, bp) === "too_large";
  return cachedCombinations(fn, structure, target).flatMap(({ design, sizes }) => {
    const all = sizes.map(({ shortestBp, aroundOrfBp }) => Math.max(shortestBp, aroundOrfBp + orf));
    const bp = all.find((each) => !isTooLarge(each)) ?? all[0] ?? 0;
    const level = cargoLevel(structure, bp);
    if (level === "too_large" && structure.cargo?.whenTooLarge === "refused") return [];
    return [{ design, insertBp: bp, level }];
  });
}

function cachedCombinations(fn: FunctionType, structure: Structure, target: Target): Combination[] {
  const { kind, targetClass, codingBp } = target;
  const { marker } = safeExpression({ fn, target });
  const key = [
    ...[fn.code, structure.symbol, kind, targetClass, codingBp === null],
    ...[armsKey(target), marker],
  ].join(" ");
  const cached = cache.get(key);
  if (cached) return cached;
  const found = combinations(fn, structure, { ...target, codingBp: codingBp && SHORTEST_ORF });
  cache.set(key, found);
  return found;
}

function combinations(fn: FunctionType, structure: Structure, target: Target): Combination[] {
  const { marker } = safeExpression({ fn, target });
  // Nothing is specified where the default holds for every length.
  const specified: (SpecifiedParts | undefined)[] =
    marker === undefined || marker === "2A" ? [undefined] : [{ marker }, { marker: "2A" }];
  const hasOrf = expressesGene(fn.code) && target.codingBp !== null;
  const longest = hasOrf ? { ...target, codingBp: LONGEST_ORF } : undefined;
  return cachedDesigns(fn, structure, target).flatMap((design) => {
    const targeted = { ...design, target };
    if (!canBeMade(targeted)) return [];
    const sizes = specified.map((each) => combinationSize(targeted, longest, each));
    return [{ design, sizes }];
  });
}

/** @param longest the target with the longest reading frame, if the plasmids of the function have one */
function combinationSize(design: Design, longest?: Target, specified?: SpecifiedParts): CombinationSize {
  // First, because `canBeMade` has just built the same plasmids.
  const shortestBp = insertBp(design, specified);
  const longestBp = longest ? insertBp({ ...design, target: longest }, specified) : 0;
  return { shortestBp, aroundOrfBp: longestBp - LONGEST_ORF };
}

function cachedDesigns(fn: FunctionType, structure: Structure, standIn: Target): Design[] {
  const key = `${fn.code} ${structure.symbol}`;
  const designs = designsByPair.get(key) ?? [...allCombinations(fn, structure, standIn)];
  designsByPair.set(key, designs);
  return designs;
}

/** Every combination of the offered parts, also of those that cannot be made together; the defaults come first. */
export function* allCombinations(fn: FunctionType, structure: Structure, target: Target): Generator<Design> {
  const category = findCategory(fn);
  const offered = offeredParts(fn, structure);
  const first = listBacterialMarkers(structure)[0];
  const defaults = defaultParts(fn.code, structure.symbol);
  if (!first) return;
  for (const promoter of offered.promoter) {
    for (const selection of defaultFirst(offered.selection, defaults.selection)) {
      const bacterial = compatibleBacterialMarker(structure, selection, first);
      for (const fluorescence of defaultFirst(offered.fluorescence, defaults.fluorescence)) {
        for (const tag of offered.tag)
          yield { category, fn, structure, target, promoter, selection, bacterial, fluorescence, tag };
      }
    }
  }
}

/** Moves the default to the front. */
const defaultFirst = <T extends { code: string }>(all: T[], code: string | undefined): T[] =>
  code ? [...all.filter((each) => each.code === code), ...all.filter((each) => each.code !== code)] : all;

/** The combination with the shortest insert that has the chosen parts, even if it cannot be made. */
export function smallestCombination(
  fn: FunctionType,
  structure: Structure,
  target: Target,
  chosen: ChosenParts = {},
): Design | undefined {
  const designs = [...allCombinations(fn, structure, target)].filter((design) => hasParts(design, chosen));
  const sizes = designs.map((design) => insertBp(design));
  return designs[sizes.indexOf(Math.min(...sizes))];
}
