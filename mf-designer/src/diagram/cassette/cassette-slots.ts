import type { PartKind } from "@ligate/contract/catalog/constants";
import { type DesignSelection, NO_PART } from "../../shared/design-model/design-selection.ts";

/** A position in the construct. */
export interface CassetteSlot {
  label: string;
  kind: PartKind;
  /** The name of the part; `X` if the slot is empty. */
  value: string;
  isEmpty: boolean;
}

const EMPTY = "X";

/** The six slots of a design, in construct order. A slot is empty if its part is `None` or not selected yet. */
export function toCassetteSlots(design: DesignSelection): CassetteSlot[] {
  const slot = (label: string, kind: PartKind, name: string): CassetteSlot => {
    const isEmpty = name === "" || name === NO_PART;
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
