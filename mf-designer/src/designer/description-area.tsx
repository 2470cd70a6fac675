import type { Described } from "./described.ts";
import styles from "./description-area.module.css";

/** The description of the option that was clicked last. */
export function DescriptionArea({ option }: { option: Described | undefined }) {
  return (
    <p className={styles.area} aria-live="polite">
      {option ? (
        <>
          <b>{option.name}</b> {option.description}
        </>
      ) : (
        "Click on a design button below to view more information!"
      )}
    </p>
  );
}
