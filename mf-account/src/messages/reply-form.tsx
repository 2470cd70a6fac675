import { api } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { preventSecondClick } from "@ligate/ui/controls/ignore-double-click";
import { TextAreaField } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useFormOutcome } from "@ligate/ui/forms/use-form-outcome";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";

const loadSchema = () => import("@ligate/contract/messages/schemas").then(({ ThreadReply }) => ThreadReply);

export interface ReplyFormProps {
  /** Reference number of the thread. */
  reference: string;
}

/** The customer's answer in a thread. What is typed is kept in this tab until it is sent. */
export function ReplyForm({ reference }: ReplyFormProps) {
  const { revalidate } = useRevalidator();
  const reauthenticate = useReauthenticate();
  const form = useZodForm(loadSchema, (values) => reply(values.message).catch(reauthenticate), {
    defaultValues: { message: "" },
    draft: `reply ${reference}`,
  });
  const { field, submit, reset, clearDraft } = form;
  const { errors, isSubmitting } = form.formState;
  const [outcome, showOutcome] = useFormOutcome(form);

  async function reply(message: string) {
    await api.post("/api/users/messages/:reference/reply/", { params: { reference }, body: { message } });
    reset();
    clearDraft();
    await revalidate();
    showOutcome("success", "Your reply has been sent.");
  }

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <TextAreaField label="Your message" rows={6} {...field("message")} />
      {outcome}
      <div>
        <SubmitButton pending={isSubmitting} onClick={preventSecondClick}>
          Send reply
        </SubmitButton>
      </div>
    </Form>
  );
}
