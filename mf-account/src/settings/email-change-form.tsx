import type { EmailChange } from "@ligate/contract/account/schemas";
import { api } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useFormOutcome } from "@ligate/ui/forms/use-form-outcome";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { CodeField } from "../shared/forms/code-field.tsx";
import { PasswordField } from "../shared/forms/password-field.tsx";
import { useCustomerDraft, useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./settings.module.css";

const loadSchema = () => import("@ligate/contract/account/schemas").then(({ EmailChange }) => EmailChange);

export interface EmailChangeFormProps {
  email: string;
  /** A new address that is not confirmed yet. */
  pendingEmail: string | undefined;
  /** True if the account has a second factor. */
  needsCode: boolean;
}

export function EmailChangeForm({ email, pendingEmail, needsCode }: EmailChangeFormProps) {
  const { revalidate } = useRevalidator();
  const reauthenticate = useReauthenticate();
  const empty = { email: "", currentPassword: "", ...(needsCode && { code: "" }) };
  const requestChange = async (body: EmailChange) => {
    const { detail } = await api.post("/api/users/reset-user-email/", { body });
    form.reset(empty);
    form.clearDraft();
    showOutcome("success", detail);
    await revalidate();
  };
  const form = useZodForm(loadSchema, (body) => requestChange(body).catch(reauthenticate), {
    defaultValues: empty,
    draft: useCustomerDraft("email", ["email"]),
  });
  const { errors, isSubmitting } = form.formState;
  const [message, showOutcome] = useFormOutcome(form);

  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label="Change email">
      <Field
        className={styles.current}
        label="Current email"
        type="email"
        autoComplete="off"
        readOnly
        value={email}
      />
      {pendingEmail && (
        <p className={styles.pending}>
          <strong>{pendingEmail}</strong> is not confirmed yet. Please open the link that we sent to this
          address.
        </p>
      )}
      <Field label="New email" type="email" autoComplete="email" {...form.field("email")} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      {needsCode && <CodeField {...form.field("code")} />}
      <div>
        <SubmitButton pending={isSubmitting}>Change email</SubmitButton>
      </div>
      {message}
    </Form>
  );
}
