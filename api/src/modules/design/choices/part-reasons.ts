import { joinWithAnd, joinWithOr } from "@ligate/contract/common/format-list";
import { designProblem } from "../check-design.ts";
import type { FunctionType, Part, Structure } from "../data/design-schema.ts";
import { type Design, NONE } from "../design.ts";
import { excessText, insertBp, isRefusedBySize, sizeText } from "../plasmids/insert-size.ts";
import type { Target } from "../target.ts";
import { ruleAgainst } from "./choice-rules.ts";
import { allCombinations, type Completion, smallestCombination } from "./completions.ts";
import { type ChosenParts, hasParts, offeredParts, SLOT_NAMES, SLOTS, type Slot } from "./part-slots.ts";

/**
 * Why a part does not fit the parts chosen so far, and which one to change; `undefined` if it fits.
 * @param completions all designs that can be made
 * @param refused the design with the part and the chosen parts
 */
export function partConflict(
  completions: Completion[],
  option: { slot: Slot; part: Part },
  chosen: ChosenParts,
  refused: Design,
): string | undefined {
  const others = { ...chosen, [option.slot]: option.part };
  if (canBeMade(completions, others)) return undefined;
  if (!isRefusedBySize(refused)) return designProblem(refused);
  const changes = slotsToChange(completions, others, option.slot).map((slot) => SLOT_NAMES[slot]);
  return `${sizeProblem(refused, option)} Change the ${joinWithOr(changes)} first.`;
}

const canBeMade = (completions: Completion[], chosen: ChosenParts): boolean =>
  completions.some(({ design }) => hasParts(design, chosen));

/** The chosen parts of which one has to change; all of them if one is not enough. */
function slotsToChange(completions: Completion[], chosen: ChosenParts, fixed: Slot): Slot[] {
  const slots = SLOTS.filter((slot) => slot !== fixed && chosen[slot]);
  const enough = slots.filter((slot) => canBeMade(completions, { ...chosen, [slot]: undefined }));
  return enough.length > 0 ? enough : slots;
}

function sizeProblem(refused: Design, { slot, part }: { slot: Slot; part: Part }): string {
  const { cargo } = refused.structure;
  const others = SLOTS.filter((each) => each !== slot && refused[each].code !== NONE);
  const names = [...others.map((each) => refused[each].name), part.code === NONE ? [] : part.name].flat();
  const bp = insertBp(refused);
  return cargo ? `With ${joinWithAnd(names)} it is ${sizeText(bp, cargo)}, ${excessText(bp, cargo)}.` : "";
}

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
    `${fn.name} in ${structure.name} comes with ${joinWithOr(offered.map(({ name }) => name))} as ${SLOT_NAMES[slot]}.`
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
