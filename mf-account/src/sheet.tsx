import { type ReactNode, useId } from "react";
import styles from "./sheet.module.css";

export interface SheetProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of an account's page that stands for itself, with its own heading. */
export function Sheet({ title, intro, children }: SheetProps) {
  const titleId = useId();
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
