import { safeRedirect } from "@ligate/contract/account/safe-redirect";
import type { LoginRequest } from "@ligate/contract/account/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Link, useNavigateTo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useEffect, useState } from "react";
import { CodeField, isSecondFactorProblem } from "../shared/forms/code-field.tsx";
import { PasswordField } from "../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../shared/refresh-session-and-cart.ts";
import styles from "./login-form.module.css";

const loadSchema = () => import("@ligate/contract/account/schemas").then(({ LoginRequest }) => LoginRequest);

export interface LoginFormProps {
  /** Path to open after the login, without its leading slash; `null` means home. */
  redirectUrl: string | null;
  /** The address of the account that the visitor has signed up for; it may arrive after the form. */
  email: string | undefined;
}

/** Asks for the code of a second factor once the API has asked for it; another e-mail address removes the field. */
export function LoginForm({ redirectUrl, email }: LoginFormProps) {
  const navigateTo = useNavigateTo();
  const [needsCode, setNeedsCode] = useState(false);
  const logIn = async (body: LoginRequest) => {
    const { cart_problem } = await api.post("/api/login/", { body });
    if (cart_problem) notify("error", cart_problem);
    await refreshSessionAndCart();
    await navigateTo(getPostLoginPath(redirectUrl), { replace: true });
  };
  const form = useZodForm(loadSchema, (body) => logIn(body).catch(askForCode));
  const { field, submit, formState, getValues, setValue } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (email && !getValues("email")) setValue("email", email);
  }, [email, getValues, setValue]);

  function askForCode(error: unknown) {
    if (!isSecondFactorProblem(error)) throw error;
    if (needsCode) form.setError("code", { message: error.detail }, { shouldFocus: true });
    setNeedsCode(true);
  }

  function forgetCode() {
    if (!needsCode) return;
    form.unregister("code");
    setNeedsCode(false);
  }

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        {...field("email", { onChange: forgetCode })}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field("password")} />
      {needsCode && <CodeField autoFocus {...field("code")} />}
      <p className={styles.forgot}>
        <Link to="/forgot-password">Forgot password?</Link>
      </p>
      <SubmitButton wide pending={isSubmitting}>
        Log in
      </SubmitButton>
    </Form>
  );
}

/** Pages for signed-out visitors only. */
const SIGNED_OUT_ONLY = /^\/(login|signup|verify-email|forgot-password|reset-password)\b/;

/** Returns the path to open after a login: `redirectUrl` if it is safe and not for signed-out visitors only, otherwise `/`. */
function getPostLoginPath(redirectUrl: string | null): string {
  const path = safeRedirect(redirectUrl);
  return SIGNED_OUT_ONLY.test(path) ? "/" : path;
}
