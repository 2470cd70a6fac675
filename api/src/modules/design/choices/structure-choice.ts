import type { DesignRange } from "@ligate/contract/design/schemas";
import { canBeMade } from "../can-be-made.ts";
import { cargoProblem } from "../cargo.ts";
import { matrix, structures } from "../data/design-data.ts";
import type { FunctionType, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import type { Target } from "../target.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { allCombinations, smallestCombination } from "./completions.ts";
import { joinRanges, pairRange } from "./design-range.ts";

/** Whether an option can be chosen: the ranges that it leaves open, or the reason why it cannot. */
export type OpenChoice = { enabled: true; range: DesignRange } | { enabled: false; reason: string };

/** Whether a function is offered in a structure, for a target if one is chosen. */
export function structureChoice(fn: FunctionType, structure: Structure, target?: Target): OpenChoice {
  const problem = pairProblem(fn, structure, target);
  if (problem) return { enabled: false, reason: problem };
  const range = pairRange(fn, structure, target);
  return range
    ? { enabled: true, range }
    : { enabled: false, reason: (target && sizeProblem(fn, structure, target)) ?? notOffered(fn, structure) };
}

/** The design of a pair with its default parts for a target, or the reason why none can be made. */
export function pairDesign(
  fn: FunctionType,
  structure: Structure,
  target: Target,
): { design: Design } | { reason: string } {
  const problem = pairProblem(fn, structure, target);
  if (problem) return { reason: problem };
  for (const design of allCombinations(fn, structure, target)) {
    if (canBeMade(design)) return { design };
  }
  return { reason: sizeProblem(fn, structure, target) ?? notOffered(fn, structure) };
}

/** Why a function is not offered in a structure or for a target, whatever the parts. */
function pairProblem(fn: FunctionType, structure: Structure, target?: Target): string | undefined {
  const row = matrix[fn.code];
  if (row?.offered[structure.symbol]) return target && functionProblem(fn, target);
  return row?.notOffered[structure.symbol] ?? notOffered(fn, structure);
}

/** Why not even the smallest design of a pair can be made for a target. */
function sizeProblem(fn: FunctionType, structure: Structure, target: Target): string | undefined {
  const smallest = smallestCombination(fn, structure, target);
  return smallest && cargoProblem(smallest);
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
