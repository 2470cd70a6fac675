import type { CargoSize } from "@ligate/contract/catalog/product-schemas";
import type { z } from "zod";
import { matrix, parts } from "../data/design-data.ts";
import { type Design, NONE } from "../design.ts";
import { assembliesOf, lengthOf } from "./assemblies.ts";

type Cargo = z.infer<typeof CargoSize>;

/** How the largest insert of a kit compares with what its vector packages. */
export function cargoOf(design: Design): Cargo {
  const { cargo } = design.structure;
  const bp = insertBp(design);
  if (!cargo || bp <= cargo.fine) return { insert_bp: bp, level: "fine" };
  const size = `${kb(bp)} from ${cargo.between}`;
  if (bp <= cargo.most) {
    return {
      insert_bp: bp,
      level: "lower_titre",
      message: `${size}: a lower titre is to be expected than below ${kb(cargo.fine)}.`,
    };
  }
  const message = `${size} is over the ${kb(cargo.most)} that packages well. ${advice(design, cargo.most)}`;
  return { insert_bp: bp, level: "too_large", message };
}

/** Why a design cannot be made for its size: its vector carries it in no way. */
export function refusal(design: Design): string | undefined {
  const { level, message } = cargoOf(design);
  return level === "too_large" && design.structure.cargo?.beyond === "refused" ? message : undefined;
}

function insertBp(design: Design): number {
  const packaged = assembliesOf(design).filter(({ structure }) => structure === design.structure);
  const whole = !design.structure.cargo;
  return Math.max(...packaged.map(({ cargo, frame }) => lengthOf(whole ? [...cargo, ...frame] : cargo)));
}

/** What to drop so that it fits: as few parts as possible. */
function advice(design: Design, most: number): string {
  const lighter = lighterDesigns(design).find(({ design: each }) => insertBp(each) <= most);
  if (!lighter) return "Choose another structure type for this target.";
  return `${lighter.advice} and it is ${kb(insertBp(lighter.design))}.`;
}

interface Lighter {
  design: Design;
  advice: string;
}

const DROPPED = ["fluorescence", "tag", "selection"] as const;
const SUBSETS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

/** The designs with something left out, then those with the shortest promoter besides. */
function lighterDesigns(design: Design): Lighter[] {
  const dropped = SUBSETS.flatMap((subset) =>
    without(
      design,
      subset.flatMap((i) => DROPPED[i] ?? []),
    ),
  );
  return [...dropped, ...[{ design, advice: "" }, ...dropped].flatMap(withShortestPromoter)];
}

function without(design: Design, slots: (typeof DROPPED)[number][]): Lighter[] {
  const needed = matrix[design.fn.code]?.needs ?? [];
  if (slots.some((slot) => design[slot].code === NONE || needed.some((need) => need === slot))) return [];
  const names = slots.map((slot) => design[slot].name);
  return [{ design: { ...design, ...noneOf(slots) }, advice: `Drop ${names.join(" and ")}` }];
}

function noneOf(slots: (typeof DROPPED)[number][]): Partial<Design> {
  const lists = {
    fluorescence: parts.fluorescenceMarkers,
    tag: parts.proteinTags,
    selection: parts.selectionMarkers,
  };
  return Object.fromEntries(slots.map((slot) => [slot, lists[slot].find(({ code }) => code === NONE)]));
}

function withShortestPromoter({ design, advice: before }: Lighter): Lighter[] {
  const codes = matrix[design.fn.code]?.offered[design.structure.symbol] ?? [];
  const shortest = parts.promoters
    .filter(({ code, length }) => codes.includes(code) && length > 0)
    .reduce((short, each) => (each.length < short.length ? each : short), design.promoter);
  if (shortest === design.promoter) return [];
  const swap = `take ${shortest.name} instead of ${design.promoter.name}`;
  const advice = before ? `${before}, ${swap},` : `T${swap.slice(1)}`;
  return [{ design: { ...design, promoter: shortest }, advice }];
}

/** One decimal, two where they tell: 8.8 kb, 4.66 kb. */
const kb = (bp: number) => `${(Math.round(bp / 10) / 100).toFixed(2).replace(/0$/, "")} kb`;
