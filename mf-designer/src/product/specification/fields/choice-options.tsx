import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { Alert } from "@ligate/ui/feedback/alert";
import { useId } from "react";
import { type ControlName, controlId } from "../specification-draft.ts";
import styles from "./choice-options.module.css";
import type { FormControls } from "./form-controls.ts";

export interface ChoiceOptionsProps {
  control: ControlName;
  controls: FormControls;
  /** Options with a reason cannot be chosen. */
  options: NonNullable<AskedField["options"]>;
  /** The value of an empty control. */
  defaultValue?: string;
}

/** Radio buttons of a field, with reasons against options and warnings about them. Its fieldset names the group. */
export function ChoiceOptions({ control, controls, options, defaultValue }: ChoiceOptionsProps) {
  const name = useId();
  const error = controls.getError(control);
  const chosen = controls.draft[control] || defaultValue;
  const notes = options.flatMap(({ value, label, reason, warning }) => {
    const text = reason ?? (value === chosen ? undefined : warning);
    return text ? [{ value, label, text }] : [];
  });
  const warning = options.find(({ value }) => value === chosen)?.warning;

  return (
    <div id={controlId(control)}>
      <div className={styles.options}>
        {options.map(({ value, label, reason }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              disabled={reason !== undefined}
              aria-describedby={error && `${name}-error`}
              onChange={() => controls.change({ [control]: value })}
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
        <p id={`${name}-error`} className={styles.error}>
          {error.message}
        </p>
      )}
    </div>
  );
}
