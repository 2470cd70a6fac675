import type { PasswordConfirmation } from "@ligate/contract/account/second-factor-schemas";
import { api } from "@ligate/platform/api";
import { Form } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { PasswordField } from "../../shared/forms/password-field.tsx";
import { useReauthenticate } from "../../shared/session/use-reauthenticate.ts";
import type { OnStep } from "./second-factor-step.ts";
import { StepButtons } from "./step-buttons.tsx";

const loadSchema = () =>
  import("@ligate/contract/account/second-factor-schemas").then(
    ({ PasswordConfirmation }) => PasswordConfirmation,
  );

/** Asks for the password before the API creates a secret. */
export function SetupForm({ onStep }: { onStep: OnStep }) {
  const reauthenticate = useReauthenticate("second-factor");
  const setUp = async (body: PasswordConfirmation) =>
    onStep({ name: "confirm app", setup: await api.post("/api/users/second-factor/setup/", { body }) });
  const form = useZodForm(loadSchema, (body) => setUp(body).catch(reauthenticate({})));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label="Set up second factor">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        error={errors.currentPassword}
        {...form.register("currentPassword")}
      />
      <StepButtons submit="Continue" isPending={isSubmitting} onStep={onStep} />
    </Form>
  );
}
