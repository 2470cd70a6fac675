import type { SecondFactorStatus } from "@ligate/contract/account/second-factor-schemas";
import { useSession } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { lazy, Suspense, useRef, useState } from "react";
import { Panel } from "../../shared/layout/panel.tsx";
import styles from "./second-factor.module.css";
import type { OnStep, SecondFactorStep } from "./second-factor-step.tsx";

// Most visits to the settings change nothing here.
const SecondFactorChange = lazy(() =>
  import("./second-factor-change.tsx").then((loaded) => ({ default: loaded.SecondFactorChange })),
);

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
      intro="Protects your account even if someone learns your password: logging in also requires a code from your authenticator app."
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {step.name === "status" ? (
          <SecondFactorState status={status} onStep={setStep} />
        ) : (
          <Suspense fallback={<p role="status">Loading the form…</p>}>
            <SecondFactorChange email={email} step={step} onStep={setStep} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}

/** Moves the focus to the content of the next step, unless one of its fields takes it: the pressed button is gone. */
function useFocusOnChange(step: string) {
  const content = useRef<HTMLDivElement>(null);
  useOnChange(step, () => {
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  });
  return content;
}

interface SecondFactorStateProps {
  status: SecondFactorStatus;
  onStep: OnStep;
}

/** Whether the second factor is on, and the ways to change it. */
function SecondFactorState({ status, onStep }: SecondFactorStateProps) {
  return status.enabled ? (
    <>
      <p>
        <strong>On.</strong> {getRecoveryCodesText(status.recovery_codes_left)}
      </p>
      <div className={styles.buttons}>
        <Button variant="outlined" small onClick={() => onStep({ name: "replace codes" })}>
          New recovery codes
        </Button>
        <Button variant="outlined" small onClick={() => onStep({ name: "remove" })}>
          Remove second factor
        </Button>
      </div>
    </>
  ) : (
    <Off onStep={onStep} />
  );
}

function Off({ onStep }: { onStep: OnStep }) {
  const isUnverified = useSession()?.email_verified === false;
  return (
    <>
      <p>
        <strong>Off.</strong> {isUnverified && "You can set it up once your e-mail address is verified."}
      </p>
      {!isUnverified && (
        <div>
          <Button variant="outlined" onClick={() => onStep({ name: "enter password" })}>
            Set up second factor
          </Button>
        </div>
      )}
    </>
  );
}

function getRecoveryCodesText(count: number): string {
  if (count === 0) return "You have no recovery codes left. Please get new ones.";
  return count === 1
    ? "You have one recovery code left. Please get new ones soon."
    : `You have ${count} recovery codes left.`;
}
