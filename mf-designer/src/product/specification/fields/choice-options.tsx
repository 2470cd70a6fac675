import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { Alert } from "@ligate/ui/feedback/alert";
import { useId } from "react";
import styles from "./choice-options.module.css";

export interface ChoiceOptionsProps {
  name: string;
  /** Options with a reason cannot be chosen. */
  options: NonNullable<AskedField["options"]>;
  chosen: string | undefined;
  error: { message: string } | undefined;
  onChoose: (value: string) => void;
}

/** Radio buttons of a field, with reasons against options and warnings about them. Its fieldset names the group. */
export function ChoiceOptions({ name, options, chosen, error, onChoose }: ChoiceOptionsProps) {
  const errorId = useId();
  const notes = options.flatMap(({ value, label, reason, warning }) => {
    const text = reason ?? (value === chosen ? undefined : warning);
    return text ? [{ value, label, text }] : [];
  });
  const warning = options.find(({ value }) => value === chosen)?.warning;

  return (
    <div>
      <div className={styles.options}>
        {options.map(({ value, label, reason }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              disabled={reason !== undefined}
              aria-describedby={error && errorId}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ value, label, text }) => (
            <li key={value}>
              <b>{label}:</b> {text}
            </li>
          ))}
        </ul>
      )}
      {warning && (
        <div className={styles.warning}>
          <Alert kind="notice">{warning}</Alert>
        </div>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error.message}
        </p>
      )}
    </div>
  );
}
