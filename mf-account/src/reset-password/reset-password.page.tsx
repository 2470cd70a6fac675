import { useParams } from "@ligate/platform/router";
import { AccountPage } from "../account-page.tsx";
import { PlasmidKey } from "../plasmid-key.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

const NOTES = [
  "You are logged out everywhere, and log in with the new one.",
  "The link works for an hour, once.",
];

export function Component() {
  const { token = "" } = useParams();
  return (
    <AccountPage
      title="Choose a new password"
      description="Choose a new password for your account."
      picture={<PlasmidKey />}
      notes={NOTES}
    >
      <ResetPasswordForm token={token} />
    </AccountPage>
  );
}
