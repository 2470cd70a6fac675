import { api } from "@ligate/platform/api";
import { Link, useGo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { startAfresh } from "../fresh-start.ts";
import { PasswordField } from "../password-field.tsx";
import styles from "./login-form.module.css";
import { wayBack } from "./way-back.ts";

const rules = () => import("@ligate/contract/accounts").then(({ LoginRequest }) => LoginRequest);

export interface LoginFormProps {
  /** Where to go then, without its leading slash; home without one. */
  redirectUrl: string | null;
}

export function LoginForm({ redirectUrl }: LoginFormProps) {
  const go = useGo();
  const { register, submit, formState } = useZodForm(rules, async (body) => {
    await api.post("/api/login/", { body });
    await startAfresh();
    await go(wayBack(redirectUrl), { replace: true });
  });
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field label="Email" type="email" autoComplete="username" error={errors.email} {...register("email")} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password}
        {...register("password")}
      />
      <p className={styles.forgot}>
        <Link to="/forgot-password">Forgot password?</Link>
      </p>
      <SubmitButton wide pending={isSubmitting}>
        Log in
      </SubmitButton>
    </Form>
  );
}
