import { PASSWORD_RULE } from "@ligate/contract/password-rule";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Link, useGo } from "@ligate/platform/router";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { startAfresh } from "../fresh-start.ts";
import { PasswordField } from "../password-field.tsx";
import styles from "./reset-password.module.css";

const rules = () => import("@ligate/contract/forgotten-password").then(({ PasswordReset }) => PasswordReset);

export interface ResetPasswordFormProps {
  /** Of the link. */
  token: string;
}

export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const go = useGo();
  const { register, submit, formState } = useZodForm(rules, async (body) => {
    const { detail } = await api.post("/api/reset-password/:token/", { params: { token }, body });
    await startAfresh();
    notify("success", detail);
    await go("/login", { replace: true });
  });
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={errors.password?.message === PASSWORD_RULE ? undefined : PASSWORD_RULE}
        error={errors.password}
        {...register("password")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword}
        {...register("confirmPassword")}
      />
      <SubmitButton wide pending={isSubmitting}>
        Set new password
      </SubmitButton>
      <p className={styles.another}>
        Does the link not work any more? <Link to="/forgot-password">Ask for a new one</Link>
      </p>
    </Form>
  );
}
