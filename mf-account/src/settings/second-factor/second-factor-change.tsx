import type {
  PasswordConfirmation,
  SecondFactorConfirmation,
} from "@ligate/contract/account/second-factor-schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Form } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { PasswordField } from "../../shared/forms/password-field.tsx";
import { useReauthenticate } from "../../shared/use-reauthenticate.ts";
import { AppConfirmation } from "./app-confirmation.tsx";
import { ConfirmationForm } from "./confirmation-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import type { OnStep, SecondFactorStep } from "./second-factor-step.tsx";
import { StepButtons } from "./second-factor-step.tsx";

export interface SecondFactorChangeProps {
  /** The account's address, which names it in the file of the recovery codes. */
  email: string;
  step: Exclude<SecondFactorStep, { name: "status" }>;
  onStep: OnStep;
}

/** The current step of a change of the second factor. */
export function SecondFactorChange({ email, step, onStep }: SecondFactorChangeProps) {
  if (step.name === "enter password") return <SetupForm onStep={onStep} />;
  if (step.name === "confirm app") return <AppConfirmation setup={step.setup} onStep={onStep} />;
  if (step.name === "show codes")
    return <RecoveryCodeList email={email} codes={step.codes} onStep={onStep} />;
  return step.name === "replace codes" ? (
    <ReplacementForm onStep={onStep} />
  ) : (
    <RemovalForm onStep={onStep} />
  );
}

/** Turns the second factor off. To move to another app, remove it and set it up there. */
function RemovalForm({ onStep }: { onStep: OnStep }) {
  const { revalidate } = useRevalidator();

  async function remove(body: SecondFactorConfirmation) {
    const { detail } = await api.post("/api/users/second-factor/remove/", { body });
    notify("success", detail);
    await revalidate();
    onStep({ name: "status" });
  }

  return (
    <>
      <p>
        You will need only your password to log in. To switch to another app, remove the second factor here
        and set it up again with that app.
      </p>
      <ConfirmationForm label="Remove second factor" submit="Remove" onSubmit={remove} onStep={onStep} />
    </>
  );
}

/** Replaces the recovery codes. */
function ReplacementForm({ onStep }: { onStep: OnStep }) {
  const { revalidate } = useRevalidator();

  async function replaceCodes(body: SecondFactorConfirmation) {
    const { recovery_codes } = await api.post("/api/users/second-factor/recovery-codes/", { body });
    onStep({ name: "show codes", codes: recovery_codes });
    await revalidate();
  }

  return (
    <>
      <p>Your current recovery codes will stop working.</p>
      <ConfirmationForm
        label="New recovery codes"
        submit="Get new codes"
        onSubmit={replaceCodes}
        onStep={onStep}
      />
    </>
  );
}

const loadSchema = () =>
  import("@ligate/contract/account/second-factor-schemas").then(
    ({ PasswordConfirmation }) => PasswordConfirmation,
  );

/** Asks for the password before the API creates a secret. */
function SetupForm({ onStep }: { onStep: OnStep }) {
  const reauthenticate = useReauthenticate();
  const setUp = async (body: PasswordConfirmation) =>
    onStep({ name: "confirm app", setup: await api.post("/api/users/second-factor/setup/", { body }) });
  const form = useZodForm(loadSchema, (body) => setUp(body).catch(reauthenticate));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form onSubmit={form.submit} problem={errors.root} aria-label="Set up second factor">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field("currentPassword")}
      />
      <StepButtons submit="Continue" isPending={isSubmitting} onStep={onStep} />
    </Form>
  );
}
