import type { ReactNode } from "react";
import { cx } from "../cx.tsx";
import styles from "./alert.module.css";

export interface AlertProps {
  kind: "error" | "success" | "notice";
  children: ReactNode;
}

/** A message that screen readers announce when it appears. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <div className={cx(styles.alert, styles[kind])} role={kind === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
