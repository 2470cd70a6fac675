import type { CargoSize } from "@ligate/contract/catalog/product-schemas";
import type { z } from "zod";
import { matrix, parts } from "../data/design-data.ts";
import { type Design, NONE } from "../design.ts";
import { assembliesOf, totalLength } from "./assemblies.ts";

type Cargo = z.infer<typeof CargoSize>;

/** Compares the largest insert of a kit with the packaging limits of its structure. */
export function cargoOf(design: Design): Cargo {
  const { cargo } = design.structure;
  const bp = insertBp(design);
  if (!cargo || bp <= cargo.recommendedMax) return { insert_bp: bp, level: "fine" };
  const size = `${formatKb(bp)} from ${cargo.between}`;
  if (bp <= cargo.max) {
    return {
      insert_bp: bp,
      level: "lower_titre",
      message: `${size}: a lower titre is to be expected than below ${formatKb(cargo.recommendedMax)}.`,
    };
  }
  const message = `${size} is over the ${formatKb(cargo.max)} that packages well. ${advice(design, cargo.max)}`;
  return { insert_bp: bp, level: "too_large", message };
}

/** The reason why a design is too large to be made; `undefined` if it can be made. */
export function cargoProblem(design: Design): string | undefined {
  const { level, message } = cargoOf(design);
  return level === "too_large" && design.structure.cargo?.whenTooLarge === "refused" ? message : undefined;
}

function insertBp(design: Design): number {
  const packaged = assembliesOf(design).filter(({ structure }) => structure === design.structure);
  const whole = !design.structure.cargo;
  return Math.max(
    ...packaged.map(({ cargo, backbone }) => totalLength(whole ? [...cargo, ...backbone] : cargo)),
  );
}

/** Advises which parts to remove so that the insert fits, as few as possible. */
function advice(design: Design, maxBp: number): string {
  const smaller = smallerDesigns(design).find(({ design: each }) => insertBp(each) <= maxBp);
  if (!smaller) return "Choose another structure type for this target.";
  return `${smaller.advice} and it is ${formatKb(insertBp(smaller.design))}.`;
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

/** Smaller variants: designs without one or more parts, then the same ones with the shortest promoter. */
function smallerDesigns(design: Design): SmallerDesign[] {
  const reduced = REMOVALS.flatMap((slots) => withoutParts(design, slots));
  return [...reduced, ...[{ design, advice: "" }, ...reduced].flatMap(withShortestPromoter)];
}

function withoutParts(design: Design, slots: RemovablePart[]): SmallerDesign[] {
  const needed = matrix[design.fn.code]?.needs ?? [];
  if (slots.some((slot) => design[slot].code === NONE || needed.some((need) => need === slot))) return [];
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
    .filter(({ code, length }) => codes.includes(code) && length > 0)
    .reduce((short, each) => (each.length < short.length ? each : short), design.promoter);
  if (shortest === design.promoter) return [];
  const swap = `take ${shortest.name} instead of ${design.promoter.name}`;
  const advice = before ? `${before}, ${swap},` : `T${swap.slice(1)}`;
  return [{ design: { ...design, promoter: shortest }, advice }];
}

/** Formats kilobases with one decimal, or two if the second is not zero: 8.8 kb, 4.66 kb. */
const formatKb = (bp: number) => `${(Math.round(bp / 10) / 100).toFixed(2).replace(/0$/, "")} kb`;
