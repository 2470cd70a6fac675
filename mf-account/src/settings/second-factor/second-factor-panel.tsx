import type { SecondFactorStatus } from "@ligate/contract/account/second-factor-schemas";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Panel } from "../../shared/layout/panel.tsx";
import styles from "./second-factor.module.css";
import { SecondFactorState } from "./second-factor-state.tsx";
import type { SecondFactorStep } from "./second-factor-step.ts";

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
      intro="Protects your account even if somebody learns your password: logging in then also needs a code from your authenticator app."
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
  const previous = useRef(step);
  useEffect(() => {
    if (step !== previous.current && !content.current?.contains(document.activeElement))
      content.current?.focus();
    previous.current = step;
  }, [step]);
  return content;
}
