import type { ReactNode } from "react";
import { classes } from "./classes.tsx";
import styles from "./page.module.css";

export interface PageProps {
  /** `narrow` for a single form, `reading` for prose; the full measure by default. */
  width?: "narrow" | "reading";
  className?: string;
  children: ReactNode;
}

/** The column that a page stands in. */
export function Page({ width, className, children }: PageProps) {
  return <div className={classes(styles.page, width && styles[width], className)}>{children}</div>;
}
