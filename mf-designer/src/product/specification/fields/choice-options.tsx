import { useId } from "react";
import { type ControlName, controlId } from "../specification-draft.ts";
import styles from "./choice-options.module.css";
import type { FormControls } from "./form-controls.ts";

export interface ChoiceOptionsProps {
  control: ControlName;
  controls: FormControls;
  /** Options with a reason cannot be chosen. */
  options: readonly { value: string; label: string; reason?: string }[];
  /** The value of an empty control. */
  defaultValue?: string;
}

/** Radio buttons of a field, with the reasons of options that are not offered. Its fieldset names the group. */
export function ChoiceOptions({ control, controls, options, defaultValue }: ChoiceOptionsProps) {
  const name = useId();
  const error = controls.errorOf(control);
  const refused = options.filter(({ reason }) => reason !== undefined);

  return (
    <div id={controlId(control)}>
      <div className={styles.options}>
        {options.map(({ value, label, reason }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={(controls.draft[control] || defaultValue) === value}
              disabled={reason !== undefined}
              aria-describedby={error && `${name}-error`}
              onChange={() => controls.change({ [control]: value })}
            />
            {label}
          </label>
        ))}
      </div>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ value, label, reason }) => (
            <li key={value}>
              <b>{label}:</b> {reason}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error.message}
        </p>
      )}
    </div>
  );
}
