import { joinWithAnd } from "@ligate/contract/common/format-list";
import { upperFirst } from "@ligate/contract/common/letter-case";
import type { DesignFix } from "@ligate/contract/design/schemas";
import { canBeMade } from "./can-be-made.ts";
import { defaultParts, offeredParts, SLOTS, type Slot, withPart } from "./choices/part-slots.ts";
import type { Part } from "./data/design-schema.ts";
import { type Design, NONE, toSku } from "./design.ts";
import { insertBp } from "./plasmids/insert-size.ts";
import type { SpecifiedParts } from "./specification/specified-parts.ts";

/** A fix with the design that it leads to. */
export interface FixedDesign {
  fix: DesignFix;
  design: Design;
}

export const toFix = (from: Design, design: Design): FixedDesign => ({
  fix: { label: fixLabel(from, design), product_sku: toSku(design) },
  design,
});

/**
 * The smallest change of parts that brings the largest insert of a kit to a length; `undefined` if none does. The selection
 * marker is kept: without it, cells with the vector could not be selected.
 * @param specified the specified parts, which keep their length
 */
export function findSizeFix(
  design: Design,
  maxBp: number,
  specified?: SpecifiedParts,
): FixedDesign | undefined {
  const shorter = findShorterDesign(design, maxBp, specified);
  return shorter && toFix(design, shorter);
}

/** The design of `findSizeFix`; the design itself if it is short enough. */
export const findShorterDesign = (
  design: Design,
  maxBp: number,
  specified?: SpecifiedParts,
): Design | undefined =>
  designsWithOtherParts(
    design,
    (each) =>
      each.selection === design.selection && insertBp(each, specified) <= maxBp && canBeMade(each, specified),
  )[0];

/** The label of a fix, an imperative: `Drop EGFP and use PEFS instead of PCMV`. */
function fixLabel(from: Design, to: Design): string {
  const parts = [
    [from.promoter, to.promoter],
    [from.tag, to.tag],
    [from.fluorescence, to.fluorescence],
    [from.selection, to.selection],
  ] as const;
  const changed = parts.filter(([before, after]) => before !== after);
  const dropped = changed.filter(([, after]) => after.code === NONE).map(([before]) => before.name);
  const added = changed.filter(([before]) => before.code === NONE).map(([, after]) => after.name);
  const replaced = [
    [from.fn, to.fn] as const,
    [from.structure, to.structure] as const,
    ...changed.filter(([before, after]) => before.code !== NONE && after.code !== NONE),
    ...(changed.length === 0 && from.structure === to.structure
      ? [[from.bacterial, to.bacterial] as const]
      : []),
  ].filter(([before, after]) => before !== after);
  const steps = [
    ...replaced.map(([before, after], i) => `${i > 0 ? "" : "use "}${after.name} instead of ${before.name}`),
    ...(dropped.length > 0 ? [`drop ${joinWithAnd(dropped)}`] : []),
    ...(added.length > 0 ? [`add ${joinWithAnd(added)}`] : []),
  ];
  return upperFirst(joinWithAnd(steps));
}

/** Drops and exchanges of parts are tried in this order. */
const ORDER: Slot[] = ["promoter", "fluorescence", "tag", "selection"];

/** The designs that differ from a refused one in as few parts as possible, and are possible. */
export function designsWithOtherParts(
  refused: Design,
  isPossible: (design: Design) => boolean = canBeMade,
): Design[] {
  const otherBacterial = withPart(refused, "promoter", refused.promoter);
  if (isPossible(otherBacterial)) return [otherBacterial];
  for (let count = 1; count <= SLOTS.length; count++) {
    const designs = subsets(ORDER, count).flatMap((slots) => changeParts(refused, slots));
    const possible = designs.filter((design) => isPossible(design));
    if (possible.length > 0) return possible;
  }
  return [];
}

/** The designs that differ in each of these parts. */
function changeParts(design: Design, slots: Slot[]): Design[] {
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
