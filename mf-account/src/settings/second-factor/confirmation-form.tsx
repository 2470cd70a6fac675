import type { SecondFactorConfirmation } from "@ligate/contract/account/second-factor-schemas";
import { Form } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { CodeField } from "../../shared/forms/code-field.tsx";
import { PasswordField } from "../../shared/forms/password-field.tsx";
import { useReauthenticate } from "../../shared/use-reauthenticate.ts";
import type { OnStep } from "./second-factor-step.tsx";
import { StepButtons } from "./second-factor-step.tsx";

const loadSchema = () =>
  import("@ligate/contract/account/second-factor-schemas").then(
    ({ SecondFactorConfirmation }) => SecondFactorConfirmation,
  );

export interface ConfirmationFormProps {
  /** The change that is confirmed. */
  label: string;
  submit: string;
  onSubmit: (confirmation: SecondFactorConfirmation) => Promise<void>;
  onStep: OnStep;
}

/** Asks for password and code before the second factor is changed. */
export function ConfirmationForm({ label, submit, onSubmit, onStep }: ConfirmationFormProps) {
  const reauthenticate = useReauthenticate();
  const form = useZodForm(loadSchema, (body) => onSubmit(body).catch(reauthenticate));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label={label}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field("currentPassword")}
      />
      <CodeField {...form.field("code")} />
      <StepButtons submit={submit} isPending={isSubmitting} onStep={onStep} />
    </Form>
  );
}
