import type { ReactNode } from "react";
import { cx } from "../cx.tsx";
import styles from "./page.module.css";

export interface PageProps {
  /** `narrow` for a single form, `reading` for prose; full width by default. */
  width?: "narrow" | "reading";
  className?: string;
  children: ReactNode;
}

/** The centred column that contains a page. */
export function Page({ width, className, children }: PageProps) {
  return <div className={cx(styles.page, width && styles[width], className)}>{children}</div>;
}
