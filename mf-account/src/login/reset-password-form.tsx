import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Link, useNavigateTo } from "@ligate/platform/router";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { NewPasswordField, PasswordField } from "../shared/forms/password-field.tsx";
import { refreshSessionAndCart } from "../shared/refresh-session-and-cart.ts";
import styles from "./reset-password.module.css";

const loadSchema = () =>
  import("@ligate/contract/account/schemas").then(({ PasswordReset }) => PasswordReset);

export interface ResetPasswordFormProps {
  /** The token of the link in the e-mail. */
  token: string;
}

export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const navigateTo = useNavigateTo();
  const { field, submit, formState } = useZodForm(loadSchema, async (body) => {
    const { detail } = await api.post("/api/reset-password/:token/", { params: { token }, body });
    await refreshSessionAndCart();
    notify("success", detail);
    await navigateTo("/login", { replace: true });
  });
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <NewPasswordField label="New password" {...field("password")} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field("confirmPassword")} />
      <SubmitButton wide pending={isSubmitting}>
        Set new password
      </SubmitButton>
      <p className={styles.requestLink}>
        Link no longer working? <Link to="/forgot-password">Request a new link</Link>
      </p>
    </Form>
  );
}
