import type { FunctionType, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { insertBp } from "../plasmids/insert-bp.ts";
import type { Target } from "../target.ts";
import { allCombinations } from "./completions.ts";
import { type ChosenParts, hasParts } from "./part-slots.ts";

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
