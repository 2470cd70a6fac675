import { api } from "@ligate/platform/api";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useFormOutcome } from "@ligate/ui/forms/use-form-outcome";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";

const loadSchema = () => import("@ligate/contract/account/schemas").then(({ EmailForm }) => EmailForm);

export interface EmailLinkFormProps {
  /** The endpoint that sends the link. */
  path: "/api/resend-verification/" | "/api/forgot-password/";
}

/** Sends a link to the e-mail address that the visitor enters. */
export function EmailLinkForm({ path }: EmailLinkFormProps) {
  const form = useZodForm(loadSchema, async (body) => {
    const { detail } = await api.post(path, { body });
    showOutcome("notice", detail);
  });
  const { field, submit } = form;
  const { errors, isSubmitting } = form.formState;
  const [outcome, showOutcome] = useFormOutcome(form);

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <Field label="Email" type="email" autoComplete="email" {...field("email")} />
      <SubmitButton wide pending={isSubmitting}>
        Send the link
      </SubmitButton>
      {outcome}
    </Form>
  );
}
