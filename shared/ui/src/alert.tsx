import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { classes } from "./classes.tsx";

export interface AlertProps {
  kind: "error" | "success" | "notice";
  children: ReactNode;
}

/** A message that is read out when it appears. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <div className={classes(styles.alert, styles[kind])} role={kind === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
