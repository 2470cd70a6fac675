import type { EmailVerification, VerificationResult } from "@ligate/contract/account/schemas";
import { api } from "@ligate/platform/api";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";
import { CodeField, isSecondFactorProblem } from "../shared/forms/code-field.tsx";
import { PasswordField } from "../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../shared/refresh-session-and-cart.ts";

const loadSchema = () =>
  import("@ligate/contract/account/schemas").then(({ EmailVerification }) =>
    EmailVerification.required({ password: true }),
  );

export interface ConfirmPasswordFormProps {
  /** The token of the link in the e-mail. */
  token: string;
  /** The address of the account. */
  email: string | undefined;
  onResult: (result: VerificationResult) => void;
}

export function ConfirmPasswordForm({ token, email = "", onResult }: ConfirmPasswordFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const verify = async (body: EmailVerification) => {
    const result = await api.post("/api/verify-email/:token/", { params: { token }, body });
    await refreshSessionAndCart();
    onResult(result);
  };
  const form = useZodForm(loadSchema, (body) => verify(body).catch(askForCode), {
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  function askForCode(error: unknown) {
    if (!isSecondFactorProblem(error)) throw error;
    if (needsCode) form.setError("code", { message: error.detail }, { shouldFocus: true });
    setNeedsCode(true);
  }

  return (
    <Form onSubmit={form.submit} problem={errors.root}>
      <Field label="Email" type="email" autoComplete="username" readOnly value={email} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field("password")} />
      {needsCode && <CodeField autoFocus {...form.field("code")} />}
      <SubmitButton wide pending={isSubmitting}>
        Verify my address
      </SubmitButton>
    </Form>
  );
}
