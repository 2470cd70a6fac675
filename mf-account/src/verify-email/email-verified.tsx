import { useSession } from "@ligate/platform/session";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { LetterIllustration } from "../shared/illustrations/letter-illustration.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import styles from "../shared/layout/blocks.module.css";

const NOTES = ["Order confirmations go to this address."];

export function EmailVerified() {
  const isSignedIn = useSession()?.isAuthenticated;
  return (
    <AuthLayout
      title="Email verified"
      description="Your e-mail address is confirmed."
      illustration={<LetterIllustration />}
      notes={NOTES}
    >
      <div className={styles.stack}>
        <Alert kind="success">Email verified successfully! You may now close this page.</Alert>
        {!isSignedIn && <LinkButton to="/login">Log in</LinkButton>}
        <LinkButton to="/" variant="outlined">
          Go to the store
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
