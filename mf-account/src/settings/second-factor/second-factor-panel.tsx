import type { SecondFactorStatus } from "@ligate/contract/account/second-factor-schemas";
import { useEffect, useRef, useState } from "react";
import { Panel } from "../../shared/layout/panel.tsx";
import { AppConfirmation } from "./app-confirmation.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { RemovalForm } from "./removal-form.tsx";
import { ReplacementForm } from "./replacement-form.tsx";
import styles from "./second-factor.module.css";
import { SecondFactorState } from "./second-factor-state.tsx";
import type { OnStep, SecondFactorStep } from "./second-factor-step.ts";
import { SetupForm } from "./setup-form.tsx";

export interface SecondFactorPanelProps {
  /** The account's address, which names it in the file of the recovery codes. */
  email: string;
  status: SecondFactorStatus;
}

export function SecondFactorPanel({ email, status }: SecondFactorPanelProps) {
  const [step, setStep] = useState<SecondFactorStep>({ name: "status" });
  const content = useFocusOnChange(step.name);

  return (
    <Panel
      title="Second factor"
      intro="Protects your account even if somebody learns your password: logging in then also needs a code from your authenticator app."
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        <Step email={email} status={status} step={step} onStep={setStep} />
      </div>
    </Panel>
  );
}

interface StepProps extends SecondFactorPanelProps {
  step: SecondFactorStep;
  onStep: OnStep;
}

function Step({ email, status, step, onStep }: StepProps) {
  if (step.name === "enter password") return <SetupForm onStep={onStep} />;
  if (step.name === "confirm app") return <AppConfirmation setup={step.setup} onStep={onStep} />;
  if (step.name === "show codes")
    return <RecoveryCodeList email={email} codes={step.codes} onStep={onStep} />;
  if (step.name === "replace codes") return <ReplacementForm onStep={onStep} />;
  if (step.name === "remove") return <RemovalForm onStep={onStep} />;
  return <SecondFactorState status={status} onStep={onStep} />;
}

/** Moves the focus to the content of the next step, unless one of its fields takes it: the pressed button is gone. */
function useFocusOnChange(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (step !== previous.current && !content.current?.contains(document.activeElement))
      content.current?.focus();
    previous.current = step;
  }, [step]);
  return content;
}
