import type { PartKind } from "@ligate/contract/product";
import { type DesignSelection, NONE } from "../design-selection.ts";

/** One of the six places of a construct, in the order in which they lie on it. */
export interface Slot {
  label: string;
  kind: PartKind;
  /** `X` where it is empty. */
  value: string;
  isEmpty: boolean;
}

const EMPTY = "X";

/** The six slots of a design. A part that is `None`, or not chosen yet, leaves its slot empty. */
export function slotsOf(design: DesignSelection): Slot[] {
  const slot = (label: string, kind: PartKind, name: string): Slot => {
    const isEmpty = name === "" || name === NONE;
    return { label, kind, value: isEmpty ? EMPTY : name, isEmpty };
  };
  return [
    slot("Promoter", "promoter", design.promoterName),
    slot("Function type", "effector", design.functionTypeName),
    slot("Protein tag", "tag", design.proteinTagName),
    slot("Fluorescence marker", "fluorescence", design.fluoresceneMarkerName),
    slot("Selection marker", "selection", design.selectionMarkerName),
    slot("Bacterial marker", "bacterial", design.bacterialMarkerName),
  ];
}
