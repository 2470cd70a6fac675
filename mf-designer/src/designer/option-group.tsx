import { type KeyboardEvent, type ReactNode, useId } from "react";
import styles from "./option-group.module.css";

export interface OptionGroupProps {
  legend: ReactNode;
  /** What is missing here, after an attempt to go on. */
  error?: string;
  /** `cards` for options that show their description. */
  layout?: "cards" | "chips";
  children: ReactNode;
}

/** A labelled group of toggle buttons; besides Tab, the arrow keys move between them. */
export function OptionGroup({ legend, error, layout = "chips", children }: OptionGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for keys of the buttons inside */}
      <div className={styles[layout]} onKeyDown={moveByArrows}>
        {children}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const move = MOVES[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (!move || at < 0) return;
  event.preventDefault();
  buttons[(at + move + buttons.length) % buttons.length]?.focus();
}
