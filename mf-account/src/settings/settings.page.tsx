import { useLoaderData } from "@ligate/platform/router";
import { ProfilePage } from "../profile-page.tsx";
import { Sheet } from "../sheet.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { PasswordChangeForm } from "./password-change-form.tsx";
import type { settingsLoader } from "./settings.loader.ts";

export function Component() {
  const { email, pending_email } = useLoaderData<typeof settingsLoader>();

  return (
    <ProfilePage title="Settings" description="Change the e-mail address and the password of your account.">
      <Sheet title="E-mail address">
        <EmailChangeForm key={email} email={email} pendingEmail={pending_email} />
      </Sheet>
      <Sheet
        title="Password"
        intro="Changing it logs you out here and everywhere else. You log back in with the new one."
      >
        <PasswordChangeForm email={email} />
      </Sheet>
    </ProfilePage>
  );
}
