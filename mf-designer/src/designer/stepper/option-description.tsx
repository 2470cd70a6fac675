import { cx } from "@ligate/ui/cx";
import type { DescribedOption } from "../steps/step-props.ts";
import styles from "./option-description.module.css";

/** The description of the option that was clicked last. Its space is reserved, so that a click does not move the options. */
export function OptionDescription({ option }: { option: DescribedOption | undefined }) {
  return (
    <p className={cx(styles.description, !option && styles.hint)} aria-live="polite">
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
