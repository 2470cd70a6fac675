import type { CargoSize } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import type { z } from "zod";
import { matrix, parts } from "../data/design-data.ts";
import { type Design, NONE } from "../design.ts";
import { partsProblem } from "../part-rules.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { promoterBp } from "./features/content-features.ts";
import { excessText, formatKb, insertBp, largestInsert, sizeText } from "./insert-size.ts";

type Cargo = z.infer<typeof CargoSize>;

/**
 * Compares the largest insert of a kit with the packaging limits of its structure. The insert is the packaged or integrated part with the repeats at its ends; in a plain plasmid, the part between the ends of the backbone.
 * @param specified the specified parts, such as the insert
 */
export function measureCargo(design: Design, specified?: SpecifiedParts): Cargo {
  const { cargo } = design.structure;
  const insert = largestInsert(design, specified);
  const bp = insert.bp;
  const size = [
    cargo ? sizeText(bp, cargo) : formatKb(bp),
    ...(insert.isComplete ? [] : ["without the reading frame, whose length is not on file"]),
  ].join(" ");
  if (!cargo || bp <= cargo.recommendedMax) {
    return { insert_bp: bp, level: "fine", ...(insert.isComplete ? {} : { message: `${size}.` }) };
  }
  if (bp <= cargo.max) {
    return {
      insert_bp: bp,
      level: "lower_titre",
      message: `${size}: a lower titer is to be expected than below ${formatKb(cargo.recommendedMax)}.`,
    };
  }
  const message = `${size} is ${excessText(bp, cargo)}. ${sizeAdvice(design, specified ?? {}, cargo.max)}`;
  return { insert_bp: bp, level: "too_large", message };
}

/** The reason why a design is too large to be made; `undefined` if it can be made. */
export function cargoProblem(design: Design, specified?: SpecifiedParts): string | undefined {
  const { level, message } = measureCargo(design, specified);
  return level === "too_large" && design.structure.cargo?.whenTooLarge === "refused" ? message : undefined;
}

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

/** Advises to shorten a specified insert, and which parts to remove so that all fits, as few as possible. */
function sizeAdvice(design: Design, specified: SpecifiedParts, maxBp: number): string {
  const parts = partAdvice(design, specified, maxBp);
  const excess = insertBp(design, specified) - maxBp;
  if (!specified.insert || specified.insert.length <= excess) return parts;
  const otherwise = `${parts.charAt(0).toLowerCase()}${parts.slice(1)}`;
  return `Shorten the insert by at least ${formatInteger(excess)} bp, or ${otherwise}`;
}

function partAdvice(design: Design, specified: SpecifiedParts, maxBp: number): string {
  const smaller = smallerDesigns(design).find(
    ({ design: each }) => insertBp(each, specified) <= maxBp && partsProblem(each) === undefined,
  );
  if (!smaller) return "Choose another structure type for this target.";
  return `${smaller.advice} and it is ${formatKb(insertBp(smaller.design, specified))}.`;
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
