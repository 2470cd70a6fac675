import { designProblem } from "../check-design.ts";
import type { Part } from "../data/design-schema.ts";
import { type Design, NONE } from "../design.ts";
import { cargoProblem } from "../plasmids/cargo.ts";
import { excessText, sizeText } from "../plasmids/cargo-text.ts";
import { insertBp } from "../plasmids/insert-bp.ts";
import type { Completion } from "./completions.ts";
import { type ChosenParts, hasParts, SLOT_NAMES, SLOTS, type Slot } from "./part-slots.ts";

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
  if (!cargoProblem(refused)) return designProblem(refused);
  const changes = slotsToChange(completions, others, option.slot).map((slot) => SLOT_NAMES[slot]);
  return `${sizeProblem(refused, option)} Change the ${either(changes)} first.`;
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
  return cargo ? `With ${all(names)} it is ${sizeText(bp, cargo)}, ${excessText(bp, cargo)}.` : "";
}

const either = (names: string[]) => new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
const all = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
