import { api } from "@ligate/platform/api";
import { Alert } from "@ligate/ui/alert";
import { Field } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { useState } from "react";

const rules = () => import("@ligate/contract/accounts").then(({ EmailForm }) => EmailForm);

export interface LinkFormProps {
  /** The call that sends the link. */
  path: "/api/resend-verification/" | "/api/forgot-password/";
}

/** Asks for an e-mail address, which a link is then sent to. */
export function LinkForm({ path }: LinkFormProps) {
  const [sent, setSent] = useState<string>();
  const { register, submit, formState } = useZodForm(rules, async (body) => {
    setSent(undefined);
    const { detail } = await api.post(path, { body });
    setSent(detail);
  });
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field label="Email" type="email" autoComplete="email" error={errors.email} {...register("email")} />
      <SubmitButton wide pending={isSubmitting}>
        Send the link
      </SubmitButton>
      {sent && <Alert kind="success">{sent}</Alert>}
    </Form>
  );
}
