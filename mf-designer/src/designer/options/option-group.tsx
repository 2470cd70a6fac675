import { type KeyboardEvent, type ReactNode, useId } from "react";
import styles from "./option-group.module.css";

export interface OptionGroupProps {
  legend: ReactNode;
  /** Shown below the options. */
  error?: string;
  /** `cards` for options that show their description. */
  layout?: "cards" | "chips";
  children: ReactNode;
}

/** A labeled group of toggle buttons. The arrow keys move the focus between them, as Tab does. */
export function OptionGroup({ legend, error, layout = "chips", children }: OptionGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the buttons inside */}
      <div className={styles[layout]} onKeyDown={moveFocusByArrowKeys}>
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

const ARROW_OFFSETS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocusByArrowKeys(event: KeyboardEvent<HTMLDivElement>): void {
  const offset = ARROW_OFFSETS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (!offset || current < 0) return;
  event.preventDefault();
  buttons[(current + offset + buttons.length) % buttons.length]?.focus();
}
