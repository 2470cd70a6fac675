import type { ReactNode } from "react";
import styles from "./page-intro.module.css";

export interface PageIntroProps {
  title: string;
  description: string;
  /** Address below /media, of a drawing of 480 × 360. */
  image: string;
  /** What a visitor would do next. */
  children?: ReactNode;
}

/** The top of a page of the catalogue: what it is about, beside its drawing. */
export function PageIntro({ title, description, image, children }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {image && (
        <img className={styles.picture} src={image} alt="" width={480} height={360} fetchPriority="high" />
      )}
    </header>
  );
}
