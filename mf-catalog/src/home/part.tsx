import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/button";
import { classes } from "@ligate/ui/classes";
import { Children, type ReactNode, useId } from "react";
import styles from "./part.module.css";

export interface PartProps {
  title: string;
  /** Side by side on a wide screen. A strip shows five, and the others by scrolling. */
  columns: "three" | "four" | "five" | "strip";
  /** Beside the title, such as a link to the whole list. */
  more?: ReactNode;
  /** What could not be loaded, as a sentence begins: "The latest posts". */
  problem?: string;
  /** Cards. */
  children: ReactNode;
}

/** A titled list of cards, that stands on its own: where it could not be loaded, the rest of the page is there. */
export function Part({ title, columns, more, problem, children }: PartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId}>{title}</h2>
        {more}
      </div>
      {problem && <Missing what={problem} />}
      <ul className={classes(styles.cards, styles[columns])}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ what }: { what: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles.missing}>
      <p>{what} could not be loaded.</p>
      <Button manner="quiet" small aria-disabled={state === "loading"} onClick={() => void revalidate()}>
        Retry
      </Button>
    </div>
  );
}
