import { Alert } from "@ligate/ui/feedback/alert";
import { lazy } from "react";
import { CheckoutPanel } from "./checkout-panel.tsx";
import type { PanelState } from "./checkout-steps.ts";
import { loadSignUpForm } from "./load-forms.ts";
import styles from "./sign-up-panel.module.css";

const SignUpForm = lazy(loadSignUpForm);

export interface SignUpPanelProps {
  state: PanelState;
  linkSentTo: string | undefined;
  onLinkSent: (email: string) => void;
  onEdit: () => void;
}

/** Sends a guest a verification link, which creates an account with this cart, or links to the login. */
export function SignUpPanel({ state, linkSentTo, onLinkSent, onEdit }: SignUpPanelProps) {
  return (
    <CheckoutPanel
      title="Sign up or log in"
      state={state}
      onEdit={onEdit}
      placeholderClass={styles.placeholder}
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
