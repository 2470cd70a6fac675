import { api } from "@ligate/platform/api";
import { Alert } from "@ligate/ui/feedback/alert";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";

const loadSchema = () => import("@ligate/contract/account/schemas").then(({ EmailForm }) => EmailForm);

export interface EmailLinkFormProps {
  /** The endpoint that sends the link. */
  path: "/api/resend-verification/" | "/api/forgot-password/";
}

/** Sends a link to the e-mail address that the visitor enters. */
export function EmailLinkForm({ path }: EmailLinkFormProps) {
  const [sent, setSent] = useState<string>();
  const { field, submit, formState } = useZodForm(loadSchema, async (body) => {
    setSent(undefined);
    const { detail } = await api.post(path, { body });
    setSent(detail);
  });
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field label="Email" type="email" autoComplete="email" {...field("email")} />
      <SubmitButton wide pending={isSubmitting}>
        Send the link
      </SubmitButton>
      {sent && <Alert kind="success">{sent}</Alert>}
    </Form>
  );
}
