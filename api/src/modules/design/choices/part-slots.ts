import { matrix, parts } from "../data/design-data.ts";
import type { FunctionType, Part, Promoter, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";

/** The parts of a design that the customer chooses. The bacterial marker follows from them. */
export const SLOTS = ["promoter", "tag", "fluorescence", "selection"] as const;
export type Slot = (typeof SLOTS)[number];
export type ChosenParts = Partial<Pick<Design, Slot>>;

export const SLOT_NAMES: Record<Slot, string> = {
  promoter: "promoter",
  tag: "protein tag",
  fluorescence: "fluorescence marker",
  selection: "selection marker",
};

export interface SlotParts {
  promoter: Promoter[];
  tag: Part[];
  fluorescence: Part[];
  selection: Part[];
}

/** All parts of the content files, offered or not. */
export const ALL_PARTS: SlotParts = {
  promoter: parts.promoters,
  tag: parts.proteinTags,
  fluorescence: parts.fluorescenceMarkers,
  selection: parts.selectionMarkers,
};

/** The parts that the matrix offers for a pair, in display order; the first promoter is the default. */
export function offeredParts(fn: FunctionType, structure: Structure): SlotParts {
  const row = matrix[fn.code];
  const promoters = row?.offered[structure.symbol] ?? [];
  return {
    promoter: promoters.flatMap((code) => parts.promoters.filter((each) => each.code === code)),
    tag: parts.proteinTags.filter(({ code }) => row?.tags.includes(code)),
    fluorescence: parts.fluorescenceMarkers,
    selection: parts.selectionMarkers.filter(({ code }) => structure.selection.includes(code)),
  };
}

/** Whether a design has all chosen parts. */
export const hasParts = (design: Design, chosen: ChosenParts): boolean =>
  SLOTS.every((slot) => !chosen[slot] || design[slot] === chosen[slot]);
