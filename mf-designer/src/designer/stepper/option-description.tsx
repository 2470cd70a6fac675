import type { DescribedOption } from "../steps/step-props.ts";
import styles from "./option-description.module.css";

export function OptionDescription({ option }: { option: DescribedOption | undefined }) {
  return (
    <p className={styles.description} aria-live="polite">
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
