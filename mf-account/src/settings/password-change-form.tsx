import { PASSWORD_RULE } from "@ligate/contract/password-rule";
import type { PasswordChange } from "@ligate/contract/profile";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Link, useGo } from "@ligate/platform/router";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { useComeBack } from "../come-back.ts";
import { startAfresh } from "../fresh-start.ts";
import { PasswordField } from "../password-field.tsx";
import styles from "./settings.module.css";

const rules = () => import("@ligate/contract/profile").then(({ PasswordChange }) => PasswordChange);

export interface PasswordChangeFormProps {
  /** Of the account: password managers file the new password under it. */
  email: string;
}

export function PasswordChangeForm({ email }: PasswordChangeFormProps) {
  const go = useGo();
  const comeBack = useComeBack("password");
  const change = async (body: PasswordChange) => {
    const { detail } = await api.post("/api/users/reset-user-password/", { body });
    await startAfresh();
    notify("success", detail);
    await go("/login", { replace: true });
  };
  const { register, submit, formState } = useZodForm(rules, (body) => change(body).catch(comeBack({})));
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <input hidden type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword}
        {...register("currentPassword")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={errors.newPassword?.message === PASSWORD_RULE ? undefined : PASSWORD_RULE}
        error={errors.newPassword}
        {...register("newPassword")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword}
        {...register("confirmPassword")}
      />
      <div className={styles.ways}>
        <SubmitButton pending={isSubmitting}>Change password</SubmitButton>
        <Link to="/forgot-password">Forgot your password?</Link>
      </div>
    </Form>
  );
}
