import type { ComponentProps } from "react";
import { cx } from "../cx.tsx";
import styles from "./table.module.css";

export interface TableProps extends ComponentProps<"table"> {
  /**
   * The columns that the rows need side by side. Where they do not fit, each row becomes a block: a cell with a `data-label`
   * is a line of its own with that label, the others stand in a row. A table without this property keeps its columns.
   */
  columns?: "few" | "several" | "many";
}

/** A bordered table in small type. The class of a caller is that of its frame, and overrides its styles. */
export function Table({ columns, className, ...rest }: TableProps) {
  return (
    <div className={cx(styles.frame, columns && styles[columns], className)}>
      <table className={cx(styles.table, columns && styles.stacked)} {...rest} />
    </div>
  );
}

/** The first cell of a row that a checkbox or radio button selects. Its children label the input. */
export function SelectorCell({ children, ...input }: ComponentProps<"input">) {
  return (
    <td className={styles.selector}>
      <label>
        <input {...input} />
        {children}
      </label>
    </td>
  );
}
