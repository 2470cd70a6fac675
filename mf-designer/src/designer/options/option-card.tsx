import type { DesignRange } from "@ligate/contract/design/schemas";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import { formatOpenRange, LEVEL_NAMES } from "../../shared/format-figures.ts";
import { LevelMark } from "../../shared/level-mark.tsx";
import styles from "./option-card.module.css";
import { NotOffered } from "./option-reasons.tsx";

export interface OptionCardProps {
  name: string;
  description: string;
  isSelected: boolean;
  /** A sentence to read before choosing the option. */
  note?: string;
  /** The reason why the option is not offered. The button stays focusable, so that screen readers announce the reason. */
  unavailableReason?: string | undefined;
  /** Prices, lead times and sizes of the designs with the option. */
  range?: DesignRange;
  onSelect: () => void;
  /** Leaves the step, once the option is selected: by a button of the card, or by Enter. */
  onNext?: () => void;
}

/** A card that toggles an option, with its description and effect, or the reason why it is not offered. */
export function OptionCard({
  name,
  description,
  isSelected,
  note,
  unavailableReason,
  range,
  onSelect,
  onNext,
}: OptionCardProps) {
  const textId = useId();
  const noteId = useId();
  const effectId = useId();
  const isOffered = unavailableReason === undefined;
  const leave = isSelected && isOffered ? onNext : undefined;
  const effect = isOffered ? range : undefined;
  const shownNote = isOffered ? note : undefined;
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.button}
        title={description}
        aria-describedby={cx(textId, shownNote && noteId, effect && effectId)}
        aria-pressed={isSelected}
        aria-disabled={!isOffered || undefined}
        // The first click may have closed the "Help me choose" dialog above the option.
        onClick={ignoreDoubleClick(onSelect)}
        onKeyDown={(event) => {
          // A key that is held down has just selected the option.
          if (!leave || event.key !== "Enter" || event.repeat) return;
          event.preventDefault();
          leave();
        }}
      >
        {name}
      </button>
      {leave && (
        <Button variant="outlined" small className={styles.next} onClick={ignoreDoubleClick(leave)}>
          Next
        </Button>
      )}
      {isOffered ? (
        <p className={styles.text} id={textId}>
          {description}
        </p>
      ) : (
        <details className={styles.refusal}>
          <summary>Not offered</summary>
          <NotOffered id={textId} reason={unavailableReason} />
        </details>
      )}
      {shownNote && (
        <p className={styles.note} id={noteId}>
          {shownNote}
        </p>
      )}
      {effect && (
        <p className={styles.effect} id={effectId}>
          {formatOpenRange(effect)}
          {effect.levels.best !== "fine" && (
            <span className={styles.level}>
              <LevelMark verdict="warned" size={14} /> {LEVEL_NAMES[effect.levels.best]}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
