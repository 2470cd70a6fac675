import type { ComponentProps } from "react";
import { cx } from "../cx.tsx";
import styles from "./table.module.css";

/** A bordered table in small type. The class of a caller overrides its styles; wide tables need their own narrow layout. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={cx(styles.table, className)} {...rest} />;
}
