import { setImmediate as nextTurn } from "node:timers/promises";
import type { DesignRange } from "@ligate/contract/design/schemas";
import type { FunctionType, Structure } from "../data/design-schema.ts";
import { offeredPairs } from "../default-design.ts";
import { storeDay } from "../pricing/store-day.ts";
import { functionByCode, structureBySymbol } from "../resolve-design.ts";
import type { Target } from "../target.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { completionsOf } from "./completions.ts";
import { designRange, joinRanges } from "./design-range.ts";
import { openTargets } from "./open-targets.ts";

/** Ranges of open targets by day, because campaigns change prices from one day to the next. */
let cache = { day: "", ranges: new Map<string, DesignRange | undefined>() };

/**
 * The range of all designs of a pair; `undefined` if none can be made. Without a target it includes every kind of
 * target.
 */
export function pairRange(fn: FunctionType, structure: Structure, target?: Target): DesignRange | undefined {
  if (target) return rangeForTarget(fn, structure, target);
  const day = storeDay();
  if (cache.day !== day) cache = { day, ranges: new Map() };
  const key = `${fn.code} ${structure.symbol}`;
  if (!cache.ranges.has(key)) {
    const ranges = openTargets(fn).map((each) => rangeForTarget(fn, structure, each));
    cache.ranges.set(key, joinRanges(ranges));
  }
  return cache.ranges.get(key);
}

function rangeForTarget(fn: FunctionType, structure: Structure, target: Target) {
  if (functionProblem(fn, target)) return undefined;
  return designRange(completionsOf(fn, structure, target), target);
}

/**
 * Computes the ranges of all pairs, which takes about two seconds, without blocking requests for longer than one pair
 * and target take.
 */
export async function prepareRanges(): Promise<void> {
  for (const pair of offeredPairs()) {
    const fn = functionByCode(pair.fn);
    const structure = structureBySymbol(pair.structure);
    for (const target of openTargets(fn)) {
      await nextTurn();
      completionsOf(fn, structure, target);
    }
    pairRange(fn, structure);
  }
}
