import { functions } from "../data/design-data.ts";
import type { FunctionType, Promoter } from "../data/design-schema.ts";
import { TARGET_CLASSES, type Target, type TargetClass } from "../target.ts";
import { targetRules } from "./target-rules.ts";

/** The facts of a target that decide which functions apply to it. */
type TypedTarget = Pick<Target, "symbol" | "targetClass">;

/**
 * Why a function does not apply to a target, as a sentence that names what is offered instead; `undefined` if it
 * applies. Every function applies to controls and templates, which have no class.
 */
export function functionProblem(fn: FunctionType, target: TypedTarget): string | undefined {
  if (target.targetClass === null) return undefined;
  return fillIn(targetRules[target.targetClass].notOffered[fn.code], target, fn);
}

/** Why a promoter does not go with a function at this target; `undefined` if it does. */
export function targetPromoterProblem(
  fn: FunctionType,
  promoter: Pick<Promoter, "code">,
  target: TypedTarget,
): string | undefined {
  if (target.targetClass === null) return undefined;
  return fillIn(targetRules[target.targetClass].promoters[fn.code]?.[promoter.code], target, fn);
}

/** The functions that apply to a target, in display order. */
export const applicableFunctions = (target: TypedTarget): FunctionType[] =>
  functions.filter((fn) => functionProblem(fn, target) === undefined);

/** The classes that no function applies to. */
export const classesWithoutFunctions: TargetClass[] = TARGET_CLASSES.filter(
  (targetClass) => targetRules[targetClass].offered.length === 0,
);

/** A warning for every design with this target, such as the parent gene of a pseudogene. */
export const targetWarning = (target: TypedTarget): string | undefined =>
  target.targetClass === null ? undefined : fillIn(targetRules[target.targetClass].warning, target);

function fillIn(sentence: string | undefined, { symbol }: TypedTarget, fn?: FunctionType) {
  return sentence?.replaceAll("{symbol}", () => symbol).replaceAll("{function}", () => fn?.name ?? "");
}
