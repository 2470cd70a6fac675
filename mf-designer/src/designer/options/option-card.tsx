import { useId } from "react";
import styles from "./option-card.module.css";

export interface OptionCardProps {
  name: string;
  description: string;
  isSelected: boolean;
  /** Why the option is not offered. The button stays focusable, so that the reason can be read. */
  unavailableReason?: string;
  onSelect: () => void;
}

/** A card that toggles an option, with its description or the reason why it is not offered. */
export function OptionCard({ name, description, isSelected, unavailableReason, onSelect }: OptionCardProps) {
  const textId = useId();
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.button}
        title={description}
        aria-describedby={textId}
        aria-pressed={isSelected}
        aria-disabled={unavailableReason !== undefined || undefined}
        onClick={onSelect}
      >
        {name}
      </button>
      <p className={styles.text} id={textId}>
        {unavailableReason === undefined ? description : `Not offered. ${unavailableReason}`}
      </p>
    </div>
  );
}
