import type { ReactNode } from "react";
import { cx } from "../cx.tsx";
import { Field, type FieldProps } from "./field.tsx";
import styles from "./field-grid.module.css";

export interface FieldGridProps {
  children: ReactNode;
}

/** Fields in two columns; in one column on a phone. */
export function FieldGrid({ children }: FieldGridProps) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field as wide as its grid. */
export function WideField({ className, ...rest }: FieldProps) {
  return <Field className={cx(styles.wide, className)} {...rest} />;
}
