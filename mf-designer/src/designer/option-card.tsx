import { useId } from "react";
import styles from "./option-card.module.css";

export interface OptionCardProps {
  name: string;
  description: string;
  isSelected: boolean;
  /** Why it is not offered. It can still be reached, and its reason read. */
  notOffered?: string;
  onChoose: () => void;
}

/** An option with its description, all of which can be clicked; one that is not offered says why. */
export function OptionCard({ name, description, isSelected, notOffered, onChoose }: OptionCardProps) {
  const textId = useId();
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.button}
        title={description}
        aria-describedby={textId}
        aria-pressed={isSelected}
        aria-disabled={notOffered !== undefined || undefined}
        onClick={onChoose}
      >
        {name}
      </button>
      <p className={styles.text} id={textId}>
        {notOffered === undefined ? description : `Not offered. ${notOffered}`}
      </p>
    </div>
  );
}
