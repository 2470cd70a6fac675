import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "@ligate/ui/styles/blocks.module.css";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import type { confirmEmailLoader } from "./confirm-email.loader.ts";

const NOTES = [
  "Each link works for 24 hours, and only for the account that requested it.",
  "If you requested several links, only the latest one works.",
];

export function Component() {
  const { status, email } = useLoaderData<typeof confirmEmailLoader>();
  const isConfirmed = status === "confirmed";

  return (
    <AuthLayout
      title={isConfirmed ? "E-mail address changed" : "Link invalid or expired"}
      description="The new e-mail address of your account."
      illustration={isConfirmed ? "confirmed letter" : "letter"}
      intro={isConfirmed ? undefined : "Your e-mail address has not changed. You can request a new link."}
      notes={NOTES}
    >
      <div className={styles.stack}>
        {isConfirmed && <Alert kind="success">Your e-mail address is now {email}.</Alert>}
        <LinkButton to="/profile/settings" variant={isConfirmed ? "outlined" : "filled"}>
          Go to Settings
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
