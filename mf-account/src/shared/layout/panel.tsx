import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

export interface PanelProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a page: a card with a heading. */
export function Panel({ title, intro, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
