import { useLoaderData } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/alert";
import { LinkButton } from "@ligate/ui/button";
import { AccountPage } from "../account-page.tsx";
import styles from "../outcome.module.css";
import { PlasmidLetter } from "../plasmid-letter.tsx";
import type { confirmEmailLoader } from "./confirm-email.loader.ts";

const NOTES = [
  "A link works for 24 hours, and only for the account that asked for it.",
  "Of several links, the one that was sent last works.",
];

export function Component() {
  const { status, email } = useLoaderData<typeof confirmEmailLoader>();
  const isConfirmed = status === "confirmed";

  return (
    <AccountPage
      title={isConfirmed ? "E-mail address changed" : "Link invalid or expired"}
      description="The new e-mail address of your account."
      picture={<PlasmidLetter />}
      intro={isConfirmed ? undefined : "Your e-mail address is as it was. You can ask for a new link."}
      notes={NOTES}
    >
      <div className={styles.outcome}>
        {isConfirmed && <Alert kind="success">Your e-mail address is now {email}.</Alert>}
        <LinkButton to="/profile/settings" manner={isConfirmed ? "quiet" : "filled"}>
          Go to Settings
        </LinkButton>
      </div>
    </AccountPage>
  );
}
