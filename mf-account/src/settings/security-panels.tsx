import type { SecondFactorStatus } from "@ligate/contract/account/second-factor-schemas";
import type { ActiveSession } from "@ligate/contract/session/schemas";
import { PrivacyPanels } from "./privacy/privacy-panels.tsx";
import { SecondFactorPanel } from "./second-factor/second-factor-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

export interface SecurityPanelsProps {
  /** The account's address. */
  email: string;
  secondFactor: SecondFactorStatus;
  sessions: readonly ActiveSession[];
}

/** The panels below the first view: a file of their own. */
export function SecurityPanels({ email, secondFactor, sessions }: SecurityPanelsProps) {
  return (
    <>
      <SecondFactorPanel email={email} status={secondFactor} />
      <SessionsPanel sessions={sessions} />
      <PrivacyPanels hasSecondFactor={secondFactor.enabled} />
    </>
  );
}
