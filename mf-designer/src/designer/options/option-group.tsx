import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./option-group.module.css";

/** The error of a group without a valid choice. */
export interface MissingChoice {
  /** Names the missing choice, as a sentence. It stays until the choice is made. */
  message: string;
  /** The submission that found the choice missing; changes with each. */
  attempt: number;
  /** Whether the submission is recent: then the general message is shown too. */
  isRecent: boolean;
}

export interface OptionGroupProps {
  legend: ReactNode;
  missing?: MissingChoice;
  /** `cards` for options that show their description. */
  layout?: "cards" | "chips";
  /** Shown below the options. */
  reasons?: ReactNode;
  children: ReactNode;
}

/** A labeled group of toggle buttons. The arrow keys move the focus between them, as Tab does. */
export function OptionGroup({ legend, missing, layout = "chips", reasons, children }: OptionGroupProps) {
  const errorId = useId();
  const options = useRef<HTMLDivElement>(null);
  const error = useRef<HTMLDivElement>(null);
  const attempt = missing?.attempt;
  useEffect(() => {
    if (!attempt) return;
    options.current?.querySelector<HTMLButtonElement>(OPTION)?.focus({ preventScroll: true });
    error.current?.scrollIntoView?.({ block: "center" });
  }, [attempt]);

  return (
    <fieldset className={styles.group} aria-describedby={missing && errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {missing && (
        <div className={styles.error} ref={error}>
          {missing.isRecent && (
            <p key={attempt} role="alert">
              {INCOMPLETE_MESSAGE}
            </p>
          )}
          <p id={errorId}>{missing.message}</p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the buttons inside */}
      <div className={styles[layout]} ref={options} onKeyDown={moveFocusByArrowKeys}>
        {children}
      </div>
      {reasons}
    </fieldset>
  );
}

/** Selects the options, without the other buttons of their cards. */
const OPTION = "button[aria-pressed]:not(:disabled)";

const ARROW_OFFSETS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocusByArrowKeys(event: KeyboardEvent<HTMLDivElement>): void {
  const offset = ARROW_OFFSETS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(OPTION)];
  const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (!offset || current < 0) return;
  event.preventDefault();
  buttons[(current + offset + buttons.length) % buttons.length]?.focus();
}
