import { api } from "@ligate/platform/api";
import { Link } from "@ligate/platform/router";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import styles from "./sign-up-panel.module.css";

const loadSchema = () => import("@ligate/contract/account/schemas").then(({ EmailForm }) => EmailForm);

export interface SignUpFormProps {
  onLinkSent: () => Promise<void>;
}

export function SignUpForm({ onLinkSent }: SignUpFormProps) {
  const { field, submit, formState } = useZodForm(loadSchema, async ({ email }) => {
    await api.post("/api/signup/", { body: { email } });
    await onLinkSent();
  });

  return (
    <Form className={styles.form} onSubmit={submit} problem={formState.errors.root}>
      <p className={styles.login}>
        Already have an account? <Link to="/login?redirectUrl=checkout">Log in</Link> and come back here. Your
        cart will stay as it is.
      </p>
      <Field label="E-mail" type="email" autoComplete="email" {...field("email")} />
      <SubmitButton pending={formState.isSubmitting}>Send verification link</SubmitButton>
    </Form>
  );
}
