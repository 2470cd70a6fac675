import styles from "./option-button.module.css";

export interface OptionButtonProps {
  name: string;
  /** Shown as a tooltip. */
  description: string;
  isSelected: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

/** A toggle button with the name of an option. */
export function OptionButton({ name, description, isSelected, isDisabled, onSelect }: OptionButtonProps) {
  return (
    <button
      type="button"
      className={styles.option}
      title={description}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={onSelect}
    >
      {name}
    </button>
  );
}
