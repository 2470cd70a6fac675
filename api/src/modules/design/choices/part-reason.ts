import { designProblem } from "../check-design.ts";
import type { FunctionType, Part, Structure } from "../data/design-schema.ts";
import { excessText, sizeText } from "../plasmids/cargo-text.ts";
import { insertBp } from "../plasmids/insert-bp.ts";
import type { Target } from "../target.ts";
import { ruleAgainst } from "./choice-rules.ts";
import { allCombinations } from "./completions.ts";
import { type ChosenParts, hasParts, offeredParts, SLOT_NAMES, type Slot } from "./part-slots.ts";
import { smallestCombination } from "./smallest-combination.ts";

/** Why no design of a pair and target has a part: its length, a rule, or the parts that the pair comes with. */
export function partReason(
  fn: FunctionType,
  structure: Structure,
  target: Target,
  option: { slot: Slot; part: Part },
): string {
  const { slot, part } = option;
  const offered = offeredParts(fn, structure)[slot];
  const isOffered = offered.some(({ code }) => code === part.code);
  return (
    (isOffered ? undefined : ruleAgainst(fn, structure, slot, part)) ??
    sizeReason(fn, structure, target, { slot, part, isOffered }) ??
    (isOffered ? problemWith(fn, structure, target, { [slot]: part }) : undefined) ??
    `${fn.name} in ${structure.name} comes with ${either(offered)} as ${SLOT_NAMES[slot]}.`
  );
}

/** The reason why even the smallest design with a part is too large; `undefined` if it is not. */
function sizeReason(
  fn: FunctionType,
  structure: Structure,
  target: Target,
  { slot, part, isOffered }: { slot: Slot; part: Part; isOffered: boolean },
): string | undefined {
  const { cargo } = structure;
  if (cargo?.whenTooLarge !== "refused") return undefined;
  const smallest = smallestCombination(fn, structure, target, isOffered ? { [slot]: part } : {});
  const bp = smallest && insertBp({ ...smallest, [slot]: part });
  if (!bp || bp <= cargo.max) return undefined;
  return `With ${part.name} it is at least ${sizeText(bp, cargo)}, ${excessText(bp, cargo)}.`;
}

/** The reason against the first combination with a part. */
function problemWith(fn: FunctionType, structure: Structure, target: Target, chosen: ChosenParts) {
  const first = [...allCombinations(fn, structure, target)].find((design) => hasParts(design, chosen));
  return first && designProblem(first);
}

const either = (all: Part[]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(all.map(({ name }) => name));
