import { EmailForm } from "@ligate/contract/accounts";
import { api } from "@ligate/platform/api";
import { Link } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/alert";
import { Field } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { CheckoutPanel } from "./checkout-panel.tsx";
import styles from "./sign-up-panel.module.css";
import type { PanelState } from "./steps.ts";

export interface SignUpPanelProps {
  state: PanelState;
  linkSentTo: string | undefined;
  onLinkSent: (email: string) => void;
  onEdit: () => void;
}

/** A guest gives an e-mail address, and gets a link that makes it an account with this cart; or logs in. */
export function SignUpPanel({ state, linkSentTo, onLinkSent, onEdit }: SignUpPanelProps) {
  const { register, submit, formState } = useZodForm(EmailForm, async ({ email }) => {
    await api.post("/api/signup/", { body: { email } });
    onLinkSent(email);
  });

  return (
    <CheckoutPanel
      title="Your e-mail"
      state={state}
      onEdit={onEdit}
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
      <Form className={styles.form} onSubmit={submit} problem={formState.errors.root}>
        <p className={styles.login}>
          Have an account? <Link to="/login?redirectUrl=checkout">Log in</Link> and come back here: your cart
          stays as it is.
        </p>
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          error={formState.errors.email}
          {...register("email")}
        />
        <SubmitButton pending={formState.isSubmitting}>Send verification link</SubmitButton>
      </Form>
    </CheckoutPanel>
  );
}
