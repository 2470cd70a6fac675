import { formatInteger } from "@ligate/contract/common/format-integer";
import { cx } from "../../cx.tsx";
import { formatRange } from "../bases/ranges.ts";
import type { RowContent } from "./row-content.ts";
import styles from "./sequence-rows.module.css";

export interface UnknownRowProps {
  content: RowContent;
  isSelected: boolean;
}

/** A long run of bases that are not known, as one line. */
export function UnknownRow({ content: { row, lanes }, isSelected }: UnknownRowProps) {
  const names = lanes.flat().map(({ feature }) => feature.name);
  return (
    <div
      className={cx(styles.unknown, isSelected && styles.selected)}
      data-from={row.from}
      data-to={row.to}
      data-unknown
    >
      <span className={styles.unknownText}>
        {formatRange(row)}: {formatInteger(row.to - row.from + 1)} bp not known, schematic
        {names.length > 0 && ": "}
        {names.join(", ")}
      </span>
    </div>
  );
}
