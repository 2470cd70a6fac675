import type { PartKind } from "@ligate/contract/catalog/constants";
import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { type DesignSelection, NO_PART, NO_PROMOTER } from "../design-model/design-selection.ts";

/** A position in the construct. */
export interface CassetteSlot {
  label: string;
  kind: PartKind;
  /** The name of the part; `X` if the slot is empty. */
  value: string;
  isEmpty: boolean;
}

const EMPTY = "X";
/** The function that tags a protein of the cell. */
const TAGGING = "CRISPR KI-Tag";

/**
 * The six slots of a design, in construct order, which is also the order of the vector's name. A slot is empty if its part
 * is `None` or not selected yet, and the promoter's also if the donor has none of its own.
 * @param plasmids of the kit, if they are known: the markers of some kits are on the second one
 */
export function toCassetteSlots(design: DesignSelection, plasmids: readonly Plasmid[] = []): CassetteSlot[] {
  const slot = (title: string, kind: PartKind, name: string): CassetteSlot => {
    const isEmpty = ["", NO_PART, NO_PROMOTER].includes(name);
    const label = isOnSecond(name, plasmids) ? `${title}, 2nd vector` : title;
    return { label, kind, value: isEmpty ? EMPTY : name, isEmpty };
  };
  const effector = slot("Function type", "effector", design.functionTypeName);
  const tag = slot("Protein tag", "tag", design.proteinTagName);
  return [
    slot("Promoter", "promoter", design.promoterName),
    ...(isTagBehind(design, plasmids) ? [effector, tag] : [tag, effector]),
    slot("Fluorescence marker", "fluorescence", design.fluoresceneMarkerName),
    slot("Selection marker", "selection", design.selectionMarkerName),
    slot("Bacterial marker", "bacterial", design.bacterialMarkerName),
  ];
}

/** A tag precedes the protein, unless the plasmids have it behind. Donors do not have the protein: their name has both. */
const isTagBehind = ({ functionTypeName }: DesignSelection, plasmids: readonly Plasmid[]): boolean =>
  functionTypeName === TAGGING
    ? !plasmids.some(({ name }) => /HDR\((.+?)\)>.*:\1/.test(name))
    : plasmids.some(({ parts }) => /effector.*tag/.test(parts.map(({ kind }) => kind).join()));

function isOnSecond(name: string, [first, second]: readonly Plasmid[]): boolean {
  const has = (plasmid: Plasmid | undefined) => plasmid?.parts.some((part) => part.name === name) ?? false;
  return has(second) && !has(first);
}
