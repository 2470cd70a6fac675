import { useLoaderData } from "@ligate/platform/router";
import { lazy, Suspense } from "react";
import { Panel } from "../shared/layout/panel.tsx";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { PasswordChangeForm } from "./password-change-form.tsx";
import type { settingsLoader } from "./settings.loader.ts";

const SecurityPanels = lazy(() =>
  import("./security-panels.tsx").then((loaded) => ({ default: loaded.SecurityPanels })),
);

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
        <PasswordChangeForm email={email} needsCode={secondFactor.enabled} />
      </Panel>
      <Suspense fallback={<p role="status">Loading the other settings…</p>}>
        <SecurityPanels email={email} secondFactor={secondFactor} sessions={sessions} />
      </Suspense>
    </ProfileLayout>
  );
}
