import { matrix, parts } from "../data/design-data.ts";
import type { FunctionType, Part, Promoter, Structure } from "../data/design-schema.ts";
import { type Design, NONE } from "../design.ts";
import { compatibleBacterialMarker, listBacterialMarkers } from "../plasmids/bacterial-marker.ts";

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

interface SlotParts {
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

/** The codes of a pair's default markers. */
export function defaultParts(fn: string, structure: string): { fluorescence: string; selection: string } {
  const defaults = matrix[fn]?.defaults ?? [];
  const applying = defaults.filter(({ structures: only }) => only?.includes(structure) ?? true);
  return {
    fluorescence: applying.find((each) => each.fluorescence)?.fluorescence ?? NONE,
    selection: applying.find((each) => each.selection)?.selection ?? NONE,
  };
}

/** The design with another part, and the bacterial marker that goes with it. */
export function withPart(design: Design, slot: Slot, part: Part): Design {
  const changed: Design = { ...design, [slot]: part };
  const first = listBacterialMarkers(design.structure)[0] ?? design.bacterial;
  return { ...changed, bacterial: compatibleBacterialMarker(design.structure, changed.selection, first) };
}
