import type { PasswordChange } from "@ligate/contract/account/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Link, useNavigateTo } from "@ligate/platform/router";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { CodeField } from "../shared/forms/code-field.tsx";
import { NewPasswordField, PasswordField } from "../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../shared/refresh-session-and-cart.ts";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./settings.module.css";

const loadSchema = () =>
  import("@ligate/contract/account/schemas").then(({ PasswordChange }) => PasswordChange);

export interface PasswordChangeFormProps {
  /** The account's address, under which password managers save the new password. */
  email: string;
  /** True if the account has a second factor. */
  needsCode: boolean;
}

export function PasswordChangeForm({ email, needsCode }: PasswordChangeFormProps) {
  const navigateTo = useNavigateTo();
  const reauthenticate = useReauthenticate();
  const change = async (body: PasswordChange) => {
    const { detail } = await api.post("/api/users/reset-user-password/", { body });
    await refreshSessionAndCart();
    notify("success", detail);
    await navigateTo("/login", { replace: true });
  };
  const { field, submit, formState } = useZodForm(loadSchema, (body) => change(body).catch(reauthenticate));
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root} aria-label="Change password">
      <input hidden type="email" autoComplete="username" readOnly value={email} />
      <PasswordField label="Current password" autoComplete="current-password" {...field("currentPassword")} />
      {needsCode && <CodeField {...field("code")} />}
      <NewPasswordField label="New password" {...field("newPassword")} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field("confirmPassword")} />
      <div className={styles.buttons}>
        <SubmitButton pending={isSubmitting}>Change password</SubmitButton>
        <Link to="/forgot-password">Forgot your password?</Link>
      </div>
    </Form>
  );
}
