import { PASSWORD_RULE } from "@ligate/contract/password-rule";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useGo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import type { BaseSyntheticEvent } from "react";
import { startAfresh } from "../fresh-start.ts";
import { PasswordField } from "../password-field.tsx";
import { FAILED, INCOMPLETE } from "./sentences.ts";

const rules = () => import("@ligate/contract/password").then(({ PasswordTwice }) => PasswordTwice);

export interface SetPasswordFormProps {
  email: string;
}

export function SetPasswordForm({ email }: SetPasswordFormProps) {
  const go = useGo();
  const form = useZodForm(rules, async ({ password }) => {
    await setPassword(email, password);
    await startAfresh();
    notify("success", "Your account has been successfully activated.");
    await go("/login?redirectUrl=checkout", { replace: true });
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(event: BaseSyntheticEvent) {
    await form.submit(event);
    if (Object.values(form.getValues()).includes("")) form.setError("root", { message: INCOMPLETE });
  }

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field label="Email" type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={errors.password?.message === PASSWORD_RULE ? undefined : PASSWORD_RULE}
        error={errors.password}
        {...form.register("password")}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation}
        {...form.register("confirmation")}
      />
      <SubmitButton wide pending={isSubmitting}>
        Set password
      </SubmitButton>
    </Form>
  );
}

/** @throws ApiError with the one sentence that this form has for everything that the customer cannot put right */
async function setPassword(email: string, password: string): Promise<void> {
  try {
    await api.post("/api/signup/", { body: { email, password } });
  } catch (error) {
    throw error instanceof ApiError ? new ApiError(error.status, { detail: FAILED }) : error;
  }
}
