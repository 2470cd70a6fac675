import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { Children, type ReactNode, useId, useRef } from "react";
import styles from "./home-section.module.css";
import { StripArrows } from "./strip-arrows.tsx";

export interface HomeSectionProps {
  title: string;
  /** Cards per row on a wide screen. A strip shows five and scrolls horizontally. */
  columns: "three" | "four" | "five" | "strip";
  /** Element beside the title, such as a link to the whole list. */
  action?: ReactNode;
  /** Set if the cards could not be loaded: the subject of the error message, such as "The latest posts". */
  unloadedContent?: string;
  /** The cards. */
  children: ReactNode;
}

/** A titled list of cards. A section that failed to load shows a message; the rest of the page is unaffected. */
export function HomeSection({ title, columns, action, unloadedContent, children }: HomeSectionProps) {
  const titleId = useId();
  const cards = useRef<HTMLUListElement>(null);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <h2 id={titleId}>{title}</h2>
        {action}
        {columns === "strip" && <StripArrows strip={cards} title={title} />}
      </div>
      {unloadedContent && <LoadFailure content={unloadedContent} />}
      <ul ref={cards} className={cx(styles.cards, styles[columns])}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </section>
  );
}

function LoadFailure({ content }: { content: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles.failure}>
      <p>{content} could not be loaded.</p>
      <Button variant="outlined" small aria-disabled={state === "loading"} onClick={() => void revalidate()}>
        Retry
      </Button>
    </div>
  );
}
