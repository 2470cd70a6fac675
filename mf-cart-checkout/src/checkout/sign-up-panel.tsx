import { Alert } from "@ligate/ui/alert";
import { lazy } from "react";
import { CheckoutPanel } from "./checkout-panel.tsx";
import { loadSignUpForm } from "./load-forms.ts";
import styles from "./sign-up-panel.module.css";
import type { PanelState } from "./steps.ts";

const SignUpForm = lazy(loadSignUpForm);

export interface SignUpPanelProps {
  state: PanelState;
  linkSentTo: string | undefined;
  onLinkSent: (email: string) => void;
  onEdit: () => void;
}

/** A guest gives an e-mail address, and gets a link that makes it an account with this cart; or logs in. */
export function SignUpPanel({ state, linkSentTo, onLinkSent, onEdit }: SignUpPanelProps) {
  return (
    <CheckoutPanel
      title="Sign up or log in"
      state={state}
      onEdit={onEdit}
      waitingClass={styles.waiting}
      preview={
        <>
          <p>{linkSentTo}</p>
          <Alert kind="success">
            Email verification link sent. Please check your email and verify your account. You may now exit
            this page.
          </Alert>
        </>
      }
    >
      <SignUpForm onLinkSent={onLinkSent} />
    </CheckoutPanel>
  );
}
