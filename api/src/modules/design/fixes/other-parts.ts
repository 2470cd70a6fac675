import { designProblem } from "../check-design.ts";
import { withPart } from "../choices/pair-completions.ts";
import { offeredParts, SLOTS, type Slot } from "../choices/part-slots.ts";
import type { Part } from "../data/design-schema.ts";
import { defaultParts } from "../default-parts.ts";
import { type Design, NONE } from "../design.ts";

/** Drops and exchanges of parts are tried in this order. */
const ORDER: Slot[] = ["fluorescence", "tag", "selection", "promoter"];

/** The designs that differ from a refused one in as few parts as possible, and can be made. */
export function designsWithOtherParts(refused: Design): Design[] {
  const otherBacterial = withPart(refused, "promoter", refused.promoter);
  if (!designProblem(otherBacterial)) return [otherBacterial];
  for (let count = 1; count <= SLOTS.length; count++) {
    const designs = subsets(ORDER, count).flatMap((slots) => changesOf(refused, slots));
    const possible = designs.filter((design) => !designProblem(design));
    if (possible.length > 0) return possible;
  }
  return [];
}

/** The designs that differ in each of these parts. */
function changesOf(design: Design, slots: Slot[]): Design[] {
  return slots.reduce(
    (designs, slot) =>
      designs.flatMap((each) => alternatives(design, slot).map((part) => withPart(each, slot, part))),
    [design],
  );
}

/** Other promoters; for the other parts None, and where that is not enough the default. */
function alternatives({ fn, structure, ...design }: Design, slot: Slot): Part[] {
  const offered: Part[] = offeredParts(fn, structure)[slot];
  if (slot === "promoter") return offered.filter((part) => part !== design.promoter);
  const defaults = { tag: NONE, ...defaultParts(fn.code, structure.symbol) };
  return offered.filter(
    (part) => part !== design[slot] && (part.code === NONE || part.code === defaults[slot]),
  );
}

function subsets<T>(all: T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((item, i) => subsets(all.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
