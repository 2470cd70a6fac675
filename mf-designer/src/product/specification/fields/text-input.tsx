import { Field } from "@ligate/ui/forms/field";
import { type ControlName, controlId } from "../specification-draft.ts";
import { bind, type FormControls } from "./form-controls.ts";
import styles from "./sequence-area.module.css";

export interface TextInputProps {
  label: string;
  control: ControlName;
  controls: FormControls;
  hint?: string;
  disabled?: boolean;
  /** In the typeface of sequences and coordinates. */
  isMono?: boolean;
  maxLength?: number;
}

/** A labeled line of text of the form. */
export function TextInput({ label, control, controls, hint, disabled, isMono, maxLength }: TextInputProps) {
  return (
    <div id={controlId(control)}>
      <Field
        className={isMono ? styles.sequence : undefined}
        label={label}
        hint={hint}
        disabled={disabled}
        maxLength={maxLength}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        {...bind(controls, control)}
      />
    </div>
  );
}
