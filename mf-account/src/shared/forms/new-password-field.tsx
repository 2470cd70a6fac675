import { PASSWORD_RULE } from "@ligate/contract/account/constants";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

export type NewPasswordFieldProps = Omit<PasswordFieldProps, "autoComplete" | "hint">;

/** A field for a new password. The password rule is its hint, until the same text is its error. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const hint = props.error?.message === PASSWORD_RULE ? undefined : PASSWORD_RULE;
  return <PasswordField {...props} autoComplete="new-password" hint={hint} />;
}
