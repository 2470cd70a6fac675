import type { EmailChange } from "@ligate/contract/account/schemas";
import { api } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useFormOutcome } from "@ligate/ui/forms/use-form-outcome";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { PasswordField } from "../shared/forms/password-field.tsx";
import { useCustomerDraft, useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./settings.module.css";

const loadSchema = () => import("@ligate/contract/account/schemas").then(({ EmailChange }) => EmailChange);

export interface EmailChangeFormProps {
  email: string;
  /** A new address that is not confirmed yet. */
  pendingEmail: string | undefined;
}

export function EmailChangeForm({ email, pendingEmail }: EmailChangeFormProps) {
  const { revalidate } = useRevalidator();
  const reauthenticate = useReauthenticate();
  const requestChange = async (body: EmailChange) => {
    const { detail } = await api.post("/api/users/reset-user-email/", { body });
    form.reset({ email: "", currentPassword: "" });
    form.clearDraft();
    showOutcome("success", detail);
    await revalidate();
  };
  const form = useZodForm(loadSchema, (body) => requestChange(body).catch(reauthenticate), {
    defaultValues: { email: "", currentPassword: "" },
    draft: useCustomerDraft("email", ["email"]),
  });
  const { errors, isSubmitting } = form.formState;
  const [message, showOutcome] = useFormOutcome(form);

  return (
    <Form onSubmit={form.submit} problem={errors.root}>
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
      <div>
        <SubmitButton pending={isSubmitting}>Change email</SubmitButton>
      </div>
      {message}
    </Form>
  );
}
