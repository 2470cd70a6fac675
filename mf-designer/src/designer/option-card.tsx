import { classes } from "@ligate/ui/classes";
import { useId } from "react";
import styles from "./option-button.module.css";

export interface OptionCardProps {
  name: string;
  description: string;
  isSelected: boolean;
  /** Why it is not offered. It can still be reached, and its reason read. */
  notOffered?: string;
  onChoose: () => void;
}

/** An option with its description; one that is not offered is listed with the reason. */
export function OptionCard({ name, description, isSelected, notOffered, onChoose }: OptionCardProps) {
  const nameId = useId();
  const textId = useId();
  return (
    <button
      type="button"
      className={classes(styles.option, styles.card)}
      title={description}
      aria-labelledby={nameId}
      aria-describedby={textId}
      aria-pressed={isSelected}
      aria-disabled={notOffered !== undefined || undefined}
      onClick={onChoose}
    >
      <span className={styles.name} id={nameId}>
        {name}
      </span>
      <span className={styles.text} id={textId}>
        {notOffered === undefined ? description : `Not offered. ${notOffered}`}
      </span>
    </button>
  );
}
