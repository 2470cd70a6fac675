import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import { cx } from "@ligate/ui/cx";
import styles from "../kit-table.module.css";

/** The columns of parts. */
const PART_COLUMNS = [
  { part: "promoter", title: "Promoter" },
  { part: "tag", title: "Tag" },
  { part: "fluorescence", title: "Fluorescence" },
  { part: "selection", title: "Selection" },
] as const;
const NONE = "None";

export type PartColumn = (typeof PART_COLUMNS)[number];

/** The columns of a table: those that are not empty for all of its kits. */
export const partColumnsOf = (kits: readonly Kit[]): PartColumn[] =>
  PART_COLUMNS.filter(({ part }) => kits.some((kit) => kit[part] !== NONE));

export interface KitPartsProps {
  kit: Kit;
  columns: readonly PartColumn[];
}

/** The cells of a kit's parts. */
export function KitParts({ kit, columns }: KitPartsProps) {
  return columns.map(({ part }) => (
    <td key={part}>
      <span className={cx(styles.part, kit[part] === NONE ? styles.none : styles[part])}>{kit[part]}</span>
    </td>
  ));
}
