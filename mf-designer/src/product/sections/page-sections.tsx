import type { ReactNode } from "react";
import styles from "./kit-sections.module.css";

export interface Section {
  /** The id of its element, which the links above the sections lead to. */
  id: string;
  title: string;
  content: ReactNode;
  /** The content has a heading of its own, because it is also on other pages. */
  hasHeading?: boolean;
}

/** All that is known about a product, in sections, below links to them. */
export function PageSections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.sections}>
      <nav aria-label="On this page" className={styles.links}>
        <ul className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, content, hasHeading }) =>
        hasHeading ? (
          <div key={id} id={id} className={styles.section}>
            {content}
          </div>
        ) : (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ),
      )}
    </div>
  );
}
