import { useLoaderData } from "@ligate/platform/router";
import { Panel } from "../shared/layout/panel.tsx";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { PasswordChangeForm } from "./password-change-form.tsx";
import { PrivacyPanels } from "./privacy/privacy-panels.tsx";
import { SecondFactorPanel } from "./second-factor/second-factor-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import type { settingsLoader } from "./settings.loader.ts";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const { email, pending_email, secondFactor, sessions } = useLoaderData<typeof settingsLoader>();

  return (
    <ProfileLayout
      title="Settings"
      description="The e-mail address, the password and the second factor of your account, where you are logged in, and your data."
    >
      <Panel title="E-mail address">
        <EmailChangeForm
          key={email}
          email={email}
          pendingEmail={pending_email}
          needsCode={secondFactor.enabled}
        />
      </Panel>
      <Panel
        title="Password"
        intro="Changing it logs you out here and everywhere else. You can then log in with the new one."
      >
        <PasswordChangeForm email={email} />
      </Panel>
      <SecondFactorPanel email={email} status={secondFactor} />
      <SessionsPanel sessions={sessions} />
      <PrivacyPanels hasSecondFactor={secondFactor.enabled} />
    </ProfileLayout>
  );
}
