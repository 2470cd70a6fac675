import { AppConfirmation } from "./app-confirmation.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { RemovalForm } from "./removal-form.tsx";
import { ReplacementForm } from "./replacement-form.tsx";
import type { OnStep, SecondFactorStep } from "./second-factor-step.ts";
import { SetupForm } from "./setup-form.tsx";

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
