import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import type { BaseSyntheticEvent } from "react";
import { NewPasswordField } from "../shared/forms/new-password-field.tsx";
import { PasswordField } from "../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../shared/session/refresh-session-and-cart.ts";
import { ALL_FIELDS_REQUIRED, CONTACT_US } from "./set-password-messages.ts";

const loadSchema = () =>
  import("@ligate/contract/account/password-schemas").then(
    ({ PasswordWithConfirmation }) => PasswordWithConfirmation,
  );

export interface SetPasswordFormProps {
  email: string;
}

export function SetPasswordForm({ email }: SetPasswordFormProps) {
  const navigateTo = useNavigateTo();
  const form = useZodForm(loadSchema, async ({ password }) => {
    await setPassword(email, password);
    await refreshSessionAndCart();
    notify("success", "Your account has been successfully activated.");
    await navigateTo("/login?redirectUrl=checkout", { replace: true });
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(event: BaseSyntheticEvent) {
    await form.submit(event);
    if (Object.values(form.getValues()).includes("")) form.setError("root", { message: ALL_FIELDS_REQUIRED });
  }

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field label="Email" type="email" autoComplete="username" readOnly value={email} />
      <NewPasswordField label="Password" error={errors.password} {...form.register("password")} />
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

/** @throws ApiError with a generic message, unless the API refuses the password: the customer can correct nothing else */
async function setPassword(email: string, password: string): Promise<void> {
  try {
    await api.post("/api/signup/", { body: { email, password } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.password) throw error;
    throw new ApiError(error.status, { detail: CONTACT_US });
  }
}
