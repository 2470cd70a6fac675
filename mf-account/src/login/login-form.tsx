import { api } from "@ligate/platform/api";
import { Link, useNavigateTo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { PasswordField } from "../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../shared/session/refresh-session-and-cart.ts";
import styles from "./login-form.module.css";
import { postLoginRedirect } from "./post-login-redirect.ts";

const loadSchema = () => import("@ligate/contract/account/schemas").then(({ LoginRequest }) => LoginRequest);

export interface LoginFormProps {
  /** Path to open after the login, without its leading slash; `null` means home. */
  redirectUrl: string | null;
}

export function LoginForm({ redirectUrl }: LoginFormProps) {
  const navigateTo = useNavigateTo();
  const { register, submit, formState } = useZodForm(loadSchema, async (body) => {
    await api.post("/api/login/", { body });
    await refreshSessionAndCart();
    await navigateTo(postLoginRedirect(redirectUrl), { replace: true });
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
