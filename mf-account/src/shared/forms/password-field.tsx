import { PASSWORD_RULE } from "@ligate/contract/account/constants";
import { Field, type FieldProps } from "@ligate/ui/forms/field";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useState } from "react";
import styles from "./password-field.module.css";

export interface PasswordFieldProps extends Omit<FieldProps, "type"> {
  /** `new-password` where the customer chooses a password. */
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button that shows the password. */
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

type NewPasswordFieldProps = Omit<PasswordFieldProps, "autoComplete" | "hint">;

/** A field for a new password. The password rule is its hint, until the same text is its error. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const hint = props.error?.message === PASSWORD_RULE ? undefined : PASSWORD_RULE;
  return <PasswordField {...props} autoComplete="new-password" hint={hint} />;
}
