import { Alert } from "@ligate/ui/alert";
import { LinkButton } from "@ligate/ui/button";
import { AccountPage } from "../account-page.tsx";
import styles from "../outcome.module.css";
import { PlasmidLetter } from "../plasmid-letter.tsx";

const NOTES = ["Order confirmations go to this address."];

export function EmailVerified() {
  return (
    <AccountPage
      title="Email verified"
      description="Your e-mail address is confirmed."
      picture={<PlasmidLetter />}
      notes={NOTES}
    >
      <div className={styles.outcome}>
        <Alert kind="success">Email verified successfully! You may now close this page.</Alert>
        <LinkButton to="/" manner="quiet">
          Go to the store
        </LinkButton>
      </div>
    </AccountPage>
  );
}
