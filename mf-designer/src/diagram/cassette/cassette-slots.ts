import type { PartKind } from "@ligate/contract/catalog/constants";
import { type DesignSelection, NO_PART, NO_PROMOTER } from "../../shared/design-model/design-selection.ts";

/** A position in the construct. */
export interface CassetteSlot {
  label: string;
  kind: PartKind;
  /** The name of the part; `X` if the slot is empty. */
  value: string;
  isEmpty: boolean;
}

const EMPTY = "X";
/** The function that adds its tag to a protein of the cell. In all others the tag is in front of the protein. */
const TAGGING = "CRISPR KI-Tag";

/**
 * The six slots of a design, in construct order, which is also the order of the vector's name. A slot is empty if its part
 * is `None` or not selected yet, and the promoter's also if the donor has none of its own.
 */
export function toCassetteSlots(design: DesignSelection): CassetteSlot[] {
  const slot = (label: string, kind: PartKind, name: string): CassetteSlot => {
    const isEmpty = ["", NO_PART, NO_PROMOTER].includes(name);
    return { label, kind, value: isEmpty ? EMPTY : name, isEmpty };
  };
  const effector = slot("Function type", "effector", design.functionTypeName);
  const tag = slot("Protein tag", "tag", design.proteinTagName);
  return [
    slot("Promoter", "promoter", design.promoterName),
    ...(design.functionTypeName === TAGGING ? [effector, tag] : [tag, effector]),
    slot("Fluorescence marker", "fluorescence", design.fluoresceneMarkerName),
    slot("Selection marker", "selection", design.selectionMarkerName),
    slot("Bacterial marker", "bacterial", design.bacterialMarkerName),
  ];
}
