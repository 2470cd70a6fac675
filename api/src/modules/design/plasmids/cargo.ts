import type { CargoSize } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import type { z } from "zod";
import { matrix, parts } from "../data/design-data.ts";
import { type Design, NONE } from "../design.ts";
import { partsProblem } from "../part-rules.ts";
import { promoterBp } from "./features/content-features.ts";
import { excessText, formatKb, insertBp, largestInsert, sizeText } from "./insert-size.ts";
import type { Stated } from "./plasmid-features.ts";

type Cargo = z.infer<typeof CargoSize>;

/**
 * Compares the largest insert of a kit with the packaging limits of its structure. The insert is what is packaged or
 * integrated, with the repeats at its ends; in a plain plasmid it is what lies between the ends of the backbone.
 * @param stated what the customer specified besides the parts, such as the length of the insert
 */
export function cargoOf(design: Design, stated?: Stated): Cargo {
  const { cargo } = design.structure;
  const insert = largestInsert(design, stated);
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
  const message = `${size} is ${excessText(bp, cargo)}. ${sizeAdvice(design, stated ?? {}, cargo.max)}`;
  return { insert_bp: bp, level: "too_large", message };
}

/** The reason why a design is too large to be made; `undefined` if it can be made. */
export function cargoProblem(design: Design, stated?: Stated): string | undefined {
  const { level, message } = cargoOf(design, stated);
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

/** Advises to shorten a stated insert, and which parts to remove so that all fits, as few as possible. */
function sizeAdvice(design: Design, stated: Stated, maxBp: number): string {
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
