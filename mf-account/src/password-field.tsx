import { Field, type FieldProps } from "@ligate/ui/field";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import { useState } from "react";
import styles from "./password-field.module.css";

export interface PasswordFieldProps extends Omit<FieldProps, "type"> {
  /** `current-password` of an account, `new-password` for one being chosen. */
  autoComplete: "current-password" | "new-password";
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        label={label}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
      <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
        {isShown ? "Hide" : "Show"} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
      </button>
    </div>
  );
}
