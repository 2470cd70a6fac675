import styles from "./option-button.module.css";

export interface OptionButtonProps {
  name: string;
  /** Shown when the pointer rests on it. */
  description: string;
  isSelected: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** A part that can be chosen: its name alone. */
export function OptionButton({ name, description, isSelected, isDisabled, onChoose }: OptionButtonProps) {
  return (
    <button
      type="button"
      className={styles.option}
      title={description}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={onChoose}
    >
      {name}
    </button>
  );
}
