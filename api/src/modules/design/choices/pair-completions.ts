import type { DesignRange } from "@ligate/contract/design/schemas";
import type { FunctionType, Part, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { bacterialMarkersOf, compatibleBacterialMarker } from "../plasmids/bacterial-marker.ts";
import type { Target } from "../target.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { type Completion, completionsOf } from "./completions.ts";
import { designRange, joinRanges } from "./design-range.ts";
import { openTargets } from "./open-targets.ts";
import { type ChosenParts, hasParts, type Slot } from "./part-slots.ts";

/** The designs of a pair that can be made, by target. Without a target, those of every kind of target. */
export interface PairCompletions {
  all: Completion[];
  byTarget: { target: Target; completions: Completion[] }[];
}

export function pairCompletions(fn: FunctionType, structure: Structure, target?: Target): PairCompletions {
  const targets = (target ? [target] : openTargets(fn)).filter((each) => !functionProblem(fn, each));
  const byTarget = targets
    .map((each) => ({ target: each, completions: completionsOf(fn, structure, each) }))
    .filter(({ completions }) => completions.length > 0);
  return { all: byTarget.flatMap(({ completions }) => completions), byTarget };
}

/** The range of the designs with the chosen parts; of all designs if none has them all. */
export function rangeWithParts({ byTarget }: PairCompletions, chosen: ChosenParts): DesignRange | undefined {
  const ranges = byTarget.map(({ target, completions }) =>
    designRange(
      completions.filter(({ design }) => hasParts(design, chosen)),
      target,
    ),
  );
  return (
    joinRanges(ranges) ??
    (Object.keys(chosen).length > 0 ? rangeWithParts({ all: [], byTarget }, {}) : undefined)
  );
}

/** The design with another part, and the bacterial marker that goes with it. */
export function withPart(design: Design, slot: Slot, part: Part): Design {
  const changed: Design = { ...design, [slot]: part };
  const first = bacterialMarkersOf(design.structure)[0] ?? design.bacterial;
  return { ...changed, bacterial: compatibleBacterialMarker(design.structure, changed.selection, first) };
}
