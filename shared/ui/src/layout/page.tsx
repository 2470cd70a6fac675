import type { ReactNode } from "react";
import { cx } from "../cx.tsx";
import styles from "./page.module.css";

export interface PageProps {
  /** `reading` for prose and single forms; full width by default. All pages start at the same left edge. */
  width?: "reading";
  className?: string;
  children: ReactNode;
}

/** The centered column that contains a page. */
export function Page({ width, className, children }: PageProps) {
  return <div className={cx(styles.page, width && styles[width], className)}>{children}</div>;
}
