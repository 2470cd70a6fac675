import { designProblem } from "../check-design.ts";
import { withPart } from "../choices/pair-completions.ts";
import { offeredParts, SLOTS, type Slot } from "../choices/part-slots.ts";
import type { Part } from "../data/design-schema.ts";
import { defaultParts } from "../default-parts.ts";
import { type Design, NONE } from "../design.ts";
import { designsWithOtherParts } from "./other-parts.ts";

/**
 * A design of another pair with as many of its parts as possible: parts that the pair does not offer become the
 * defaults. `undefined` if none can be made.
 */
export function withOfferedParts(design: Design): Design | undefined {
  const offered = offeredParts(design.fn, design.structure);
  const adapted = SLOTS.reduce(
    (changed, slot) => withPart(changed, slot, offeredOrDefault(changed, slot, offered[slot])),
    design,
  );
  return designProblem(adapted) ? designsWithOtherParts(adapted)[0] : adapted;
}

function offeredOrDefault(design: Design, slot: Slot, offered: Part[]): Part {
  if (offered.includes(design[slot])) return design[slot];
  const { fn, structure } = design;
  const codes = { promoter: offered[0]?.code, tag: NONE, ...defaultParts(fn.code, structure.symbol) };
  return offered.find(({ code }) => code === codes[slot]) ?? design[slot];
}
