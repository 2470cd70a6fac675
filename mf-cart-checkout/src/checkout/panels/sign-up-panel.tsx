import type { Session } from "@ligate/contract/session/schemas";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { ResendVerification } from "@ligate/ui/feedback/resend-verification";
import { lazy } from "react";
import { CheckoutPanel } from "./checkout-panel.tsx";
import type { PanelState } from "./checkout-steps.ts";
import { loadSignUpForm } from "./load-forms.ts";
import styles from "./sign-up-panel.module.css";

const SignUpForm = lazy(loadSignUpForm);

export interface SignUpPanelProps {
  state: PanelState;
  /** The account that the guest has signed up for. */
  signedUp: Session["signed_up"];
  onLinkSent: () => Promise<void>;
  onEdit: () => void;
}

/** Sends a guest a verification link, which creates an account with this cart, or links to the login. */
export function SignUpPanel({ state, signedUp, onLinkSent, onEdit }: SignUpPanelProps) {
  return (
    <CheckoutPanel
      title="Sign up or log in"
      state={state}
      placeholderClass={styles.placeholder}
      preview={
        signedUp &&
        (signedUp.is_activated ? (
          <Activated email={signedUp.email} onEdit={onEdit} />
        ) : (
          <LinkSent email={signedUp.email} onEdit={onEdit} />
        ))
      }
    >
      <SignUpForm onLinkSent={onLinkSent} />
    </CheckoutPanel>
  );
}

interface SignedUpProps {
  email: string;
  /** Signs up with another address. */
  onEdit: () => void;
}

/** Until the link in the mail is opened, in this browser or in another one. */
function LinkSent({ email, onEdit }: SignedUpProps) {
  return (
    <div className={styles.waiting}>
      <p>
        We wrote to <strong className={styles.email}>{email}</strong>.
      </p>
      <Alert kind="notice">
        Email verification link sent. Please check your email and verify your account. You may now exit this
        page.
      </Alert>
      <p className={styles.hint}>
        If you stay, this page goes on as soon as you have set your password, on this computer or on another
        one. Your cart is kept.
      </p>
      <div className={styles.actions}>
        <ResendVerification email={email} small />
        <Button variant="text" small onClick={onEdit}>
          Change address
        </Button>
      </div>
    </div>
  );
}

function Activated({ email, onEdit }: SignedUpProps) {
  return (
    <div className={styles.waiting}>
      <Alert kind="success">
        The account of <strong className={styles.email}>{email}</strong> is ready. Log in with your new
        password to go on.
      </Alert>
      <div className={styles.actions}>
        <LinkButton to="/login?redirectUrl=checkout">Log in</LinkButton>
        <Button variant="text" small onClick={onEdit}>
          Use another address
        </Button>
      </div>
    </div>
  );
}
