import { company } from "@ligate/contract/settings/company";
import { ApiError, api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/feedback/alert";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import type { BaseSyntheticEvent } from "react";
import { NewPasswordField, PasswordField } from "../shared/forms/password-field.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { refreshSessionAndCart } from "../shared/refresh-session-and-cart.ts";

/** Form-level messages of the set-password form. */
const ALL_FIELDS_REQUIRED = "All fields are required.";
const CONTACT_US = "An error has occurred. Please contact us so we can help resolve the issue.";

const NOTES = [
  "Then log in, and you will be back at checkout with your cart as you left it.",
  `Questions? Write to ${company.email} or call ${company.phone}.`,
];

export interface SetPasswordProps {
  /** The address of the account that the link belongs to. */
  email: string | undefined;
}

export function SetPassword({ email }: SetPasswordProps) {
  return (
    <AuthLayout
      title="Set your password"
      description="Set the password of your new account."
      illustration="key"
      intro="Your address is confirmed. One more step: set a password for your new account."
      notes={NOTES}
    >
      {email ? <SetPasswordForm email={email} /> : <Alert kind="error">{CONTACT_US}</Alert>}
    </AuthLayout>
  );
}

const loadSchema = () =>
  import("@ligate/contract/account/password-schemas").then(
    ({ PasswordWithConfirmation }) => PasswordWithConfirmation,
  );

interface SetPasswordFormProps {
  email: string;
}

function SetPasswordForm({ email }: SetPasswordFormProps) {
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
      <NewPasswordField label="Password" {...form.field("password")} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...form.field("confirmation")} />
      <SubmitButton wide pending={isSubmitting}>
        Set password
      </SubmitButton>
    </Form>
  );
}

/** @throws ApiError with a generic message, except for a refused password, which the customer can correct */
async function setPassword(email: string, password: string): Promise<void> {
  try {
    await api.post("/api/signup/", { body: { email, password } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.password) throw error;
    throw new ApiError(error.status, { detail: CONTACT_US });
  }
}
