import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import styles from "./option-button.module.css";

export interface OptionButtonProps {
  name: string;
  /** Shown as a tooltip. */
  description: string;
  /** The change of size and price that the option causes. */
  effect?: string;
  isSelected: boolean;
  isDisabled?: boolean;
  /** The option does not fit the other choices. */
  isConflicting?: boolean;
  /** Id of the element with the reason why the option is not offered or does not fit. */
  reasonId?: string;
  onSelect: () => void;
}

/** A toggle button with the name of an option and its effect. */
export function OptionButton({
  name,
  description,
  effect,
  isSelected,
  isDisabled,
  isConflicting,
  reasonId,
  onSelect,
}: OptionButtonProps) {
  const effectId = useId();
  return (
    <button
      type="button"
      className={cx(styles.option, isConflicting && styles.conflicting)}
      title={description}
      aria-label={name}
      aria-describedby={cx(effect && effectId, reasonId) || undefined}
      // Drawn by the style sheet: the visible text of a button has to be its accessible name.
      data-effect={effect}
      aria-pressed={isSelected}
      disabled={isDisabled}
      // The first click may have closed the "Help me choose" dialog above the option.
      onClick={ignoreDoubleClick(onSelect)}
    >
      {name}
      {effect && (
        <span hidden id={effectId}>
          {effect}
        </span>
      )}
    </button>
  );
}
