import type { DesignRange } from "@ligate/contract/design/schemas";
import { matrix, structures } from "../data/design-data.ts";
import type { FunctionType, Structure } from "../data/design-schema.ts";
import { cargoProblem } from "../plasmids/cargo.ts";
import type { Target } from "../target.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { joinRanges } from "./design-range.ts";
import { pairRange } from "./pair-range.ts";
import { smallestCombination } from "./smallest-combination.ts";

/** Whether an option can be chosen: the ranges that it leaves open, or the reason why it cannot. */
export type OpenChoice = { enabled: true; range: DesignRange } | { enabled: false; reason: string };

/** Whether a function is offered in a structure, for a target if one is chosen. */
export function structureChoice(fn: FunctionType, structure: Structure, target?: Target): OpenChoice {
  const row = matrix[fn.code];
  if (!row?.offered[structure.symbol]) {
    return { enabled: false, reason: row?.notOffered[structure.symbol] ?? notOffered(fn, structure) };
  }
  const problem = target && functionProblem(fn, target);
  if (problem) return { enabled: false, reason: problem };
  const range = pairRange(fn, structure, target);
  if (range) return { enabled: true, range };
  const smallest = target && smallestCombination(fn, structure, target);
  return { enabled: false, reason: (smallest && cargoProblem(smallest)) ?? notOffered(fn, structure) };
}

const notOffered = (fn: FunctionType, structure: Structure) =>
  `${fn.name} in ${structure.name} is not offered.`;

/** Whether a function is offered at all, for a target if one is chosen. */
export function functionChoice(fn: FunctionType, target?: Target): OpenChoice {
  const problem = target && functionProblem(fn, target);
  if (problem) return { enabled: false, reason: problem };
  const choices = structures.map((structure) => structureChoice(fn, structure, target));
  const range = joinRanges(choices.map((choice) => (choice.enabled ? choice.range : undefined)));
  const reason = choices.flatMap((choice) => (choice.enabled ? [] : choice.reason))[0] ?? "";
  return range ? { enabled: true, range } : { enabled: false, reason };
}
