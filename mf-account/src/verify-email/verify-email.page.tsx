import type { VerificationResult } from "@ligate/contract/account/schemas";
import { Link, useLoaderData } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "@ligate/ui/styles/blocks.module.css";
import { useState } from "react";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { ConfirmPasswordForm, type ConfirmPasswordFormProps } from "./confirm-password-form.tsx";
import { SetPassword } from "./set-password.tsx";
import type { verifyEmailLoader } from "./verify-email.loader.ts";

export function Component() {
  const { token, result } = useLoaderData<typeof verifyEmailLoader>();
  return <Verification key={token} token={token} loaded={result} />;
}

interface VerificationProps {
  token: string;
  /** The API's response to the link alone. */
  loaded: VerificationResult;
}

function Verification({ token, loaded }: VerificationProps) {
  const [{ status, email, needs_password }, setResult] = useState(loaded);
  if (status === "not_activated") return <SetPassword email={email} />;
  if (status !== "activated") return <LinkExpired />;
  if (needs_password) return <ConfirmPassword token={token} email={email} onResult={setResult} />;
  return <EmailVerified />;
}

const NOTES = [
  "You opened the link in a different browser from the one you signed up in. Your password shows that the account is yours.",
  "If you did not sign up, someone else entered your address. Choose a new password, and the account will be yours alone.",
];

/** Asks for the password of the account before its address is verified. */
function ConfirmPassword(props: ConfirmPasswordFormProps) {
  return (
    <AuthLayout
      title="Enter your password"
      description="Enter the password of your account to verify its e-mail address."
      illustration="letter"
      intro="One more step: enter your password to verify your address."
      notes={NOTES}
    >
      <div className={styles.stack}>
        <ConfirmPasswordForm {...props} />
        <p>
          <Link to="/forgot-password">Forgot your password?</Link> Choosing a new one by e-mail verifies your
          address, too.
        </p>
      </div>
    </AuthLayout>
  );
}

const EXPIRED_NOTES = [
  "Each link works for 24 hours.",
  "Some e-mail programs break long links in two. Copy the entire link into the address bar.",
];

/** An old link of a customer whose address is verified already needs no new one. */
function LinkExpired() {
  const session = useSession();
  const isVerified = session?.isAuthenticated && session.email_verified;
  return (
    <AuthLayout
      title="Email verification link invalid or expired"
      description="This verification link no longer works. You can request a new one."
      illustration="letter"
      intro={
        isVerified
          ? `You do not need this link: your address ${session.email} is verified already.`
          : "Nothing is lost. We can send you a new link, and your account and cart are as you left them."
      }
      notes={EXPIRED_NOTES}
    >
      <div className={styles.stack}>
        {isVerified && <LinkButton to="/profile">Go to your account</LinkButton>}
        <LinkButton to="/resend-verification" variant={isVerified ? "text" : "filled"}>
          Send a new link
        </LinkButton>
      </div>
    </AuthLayout>
  );
}

const VERIFIED_NOTES = ["We send order confirmations to this address."];

function EmailVerified() {
  const isSignedIn = useSession()?.isAuthenticated;
  return (
    <AuthLayout
      title="Email verified"
      description="Your e-mail address is confirmed."
      illustration="confirmed letter"
      notes={VERIFIED_NOTES}
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
