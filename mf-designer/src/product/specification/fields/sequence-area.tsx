import { formatInteger } from "@ligate/contract/common/format-integer";
import { normalizeBases } from "@ligate/contract/specification/check-sequence";
import { Field, TextAreaField } from "@ligate/ui/forms/field";
import { type ControlName, controlId } from "../specification-draft.ts";
import { bind, type FormControls } from "./form-controls.ts";
import styles from "./sequence-area.module.css";

export interface SequenceAreaProps {
  label: string;
  control: ControlName;
  controls: FormControls;
  /** Shown until bases have been pasted. */
  hint?: string;
  /** Lines of the text area; 4 by default. */
  rows?: number;
  optional?: boolean;
}

/** A text area for the bases of a sequence, which counts them. */
export function SequenceArea({ label, control, controls, hint, rows = 4, optional }: SequenceAreaProps) {
  const { length } = normalizeBases(controls.draft[control] ?? "");

  return (
    <div id={controlId(control)}>
      <TextAreaField
        className={styles.sequence}
        label={label}
        hint={length > 0 ? `${formatInteger(length)} bp` : hint}
        optional={optional}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        {...bind(controls, control)}
      />
    </div>
  );
}

interface TextInputProps {
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
