import type { SecondFactorStatus } from "@ligate/contract/account/second-factor-schemas";
import { useSession } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import styles from "./second-factor.module.css";
import type { OnStep } from "./second-factor-step.ts";

export interface SecondFactorStateProps {
  status: SecondFactorStatus;
  onStep: OnStep;
}

/** Whether the second factor is on, and the ways to change it. */
export function SecondFactorState({ status, onStep }: SecondFactorStateProps) {
  return status.enabled ? (
    <>
      <p>
        <strong>On.</strong> {recoveryCodesLeft(status.recovery_codes_left)}
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

function recoveryCodesLeft(count: number): string {
  if (count === 0) return "You have no recovery codes left: ask for new ones.";
  return count === 1
    ? "You have one recovery code left: ask for new ones soon."
    : `You have ${count} recovery codes left.`;
}
