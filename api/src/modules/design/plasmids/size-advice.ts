import { formatInteger } from "@ligate/contract/common/format-integer";
import { matrix, parts } from "../data/design-data.ts";
import { type Design, NONE } from "../design.ts";
import { partsProblem } from "../part-rules.ts";
import { promoterBp } from "./features/content-features.ts";
import { formatKb } from "./format-kb.ts";
import { insertBp } from "./insert-bp.ts";
import type { Stated } from "./plasmid-features.ts";

interface SmallerDesign {
  design: Design;
  advice: string;
}

type RemovablePart = "fluorescence" | "tag" | "selection";

/** The combinations of parts to remove, in order of preference. */
const REMOVALS: RemovablePart[][] = [
  ["fluorescence"],
  ["tag"],
  ["selection"],
  ["fluorescence", "tag"],
  ["fluorescence", "selection"],
  ["tag", "selection"],
  ["fluorescence", "tag", "selection"],
];

/** Advises to shorten a stated insert, and which parts to remove so that all fits, as few as possible. */
export function sizeAdvice(design: Design, stated: Stated, maxBp: number): string {
  const parts = partAdvice(design, stated, maxBp);
  const excess = insertBp(design, stated) - maxBp;
  if (!stated.insert || stated.insert.length <= excess) return parts;
  const otherwise = `${parts.charAt(0).toLowerCase()}${parts.slice(1)}`;
  return `Shorten the insert by at least ${formatInteger(excess)} bp, or ${otherwise}`;
}

function partAdvice(design: Design, stated: Stated, maxBp: number): string {
  const smaller = smallerDesigns(design).find(
    ({ design: each }) => insertBp(each, stated) <= maxBp && partsProblem(each) === undefined,
  );
  if (!smaller) return "Choose another structure type for this target.";
  return `${smaller.advice} and it is ${formatKb(insertBp(smaller.design, stated))}.`;
}

/** Smaller variants: designs without one or more parts, then the same ones with the shortest promoter. */
function smallerDesigns(design: Design): SmallerDesign[] {
  const reduced = REMOVALS.flatMap((slots) => withoutParts(design, slots));
  return [...reduced, ...[{ design, advice: "" }, ...reduced].flatMap(withShortestPromoter)];
}

function withoutParts(design: Design, slots: RemovablePart[]): SmallerDesign[] {
  if (slots.some((slot) => design[slot].code === NONE)) return [];
  const names = slots.map((slot) => design[slot].name);
  return [{ design: { ...design, ...emptyParts(slots) }, advice: `Drop ${names.join(" and ")}` }];
}

function emptyParts(slots: RemovablePart[]): Partial<Design> {
  const lists = {
    fluorescence: parts.fluorescenceMarkers,
    tag: parts.proteinTags,
    selection: parts.selectionMarkers,
  };
  return Object.fromEntries(slots.map((slot) => [slot, lists[slot].find(({ code }) => code === NONE)]));
}

function withShortestPromoter({ design, advice: before }: SmallerDesign): SmallerDesign[] {
  const codes = matrix[design.fn.code]?.offered[design.structure.symbol] ?? [];
  const shortest = parts.promoters
    .filter((each) => codes.includes(each.code) && promoterBp(each) > 0)
    .reduce((short, each) => (promoterBp(each) < promoterBp(short) ? each : short), design.promoter);
  if (shortest === design.promoter) return [];
  const swap = `take ${shortest.name} instead of ${design.promoter.name}`;
  const advice = before ? `${before}, ${swap},` : `T${swap.slice(1)}`;
  return [{ design: { ...design, promoter: shortest }, advice }];
}
