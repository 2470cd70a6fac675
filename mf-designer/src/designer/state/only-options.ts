import type { DesignState } from "@ligate/contract/design/state-schemas";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";

type Options = Pick<DesignState, "function_types" | "structure_types">;

/** The name of the only option that a step offers, which the API chooses; `undefined` if there are several. */
export function findOnlyOption(options: Options, step: StepNumber): string | undefined {
  const offered = listNames(options, step);
  return offered.length === 1 ? offered[0] : undefined;
}

function listNames({ function_types, structure_types }: Options, step: StepNumber): string[] {
  if (step === 2) return function_types.flatMap((each) => (each.enabled ? each.function_type_name : []));
  return step === 3 ? structure_types.flatMap((each) => (each.enabled ? each.structure_type_name : [])) : [];
}

/** The step after this one, without those that have a single option. The last one follows itself. */
export function findNextStep(options: Options, step: StepNumber): StepNumber {
  const next = Math.min(step + 1, 5) as StepNumber;
  return findOnlyOption(options, next) === undefined ? next : findNextStep(options, next);
}
