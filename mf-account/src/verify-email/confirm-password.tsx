import { Link } from "@ligate/platform/router";
import { LetterIllustration } from "../shared/illustrations/letter-illustration.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import styles from "../shared/layout/blocks.module.css";
import { ConfirmPasswordForm, type ConfirmPasswordFormProps } from "./confirm-password-form.tsx";

const NOTES = [
  "You have opened the link in another browser than the one that you signed up in. The password shows that the account is yours.",
  "You have not signed up? Then somebody else has entered your address. Choose a new password, and the account is yours alone.",
];

/** Asks for the password of the account before its address is verified. */
export function ConfirmPassword(props: ConfirmPasswordFormProps) {
  return (
    <AuthLayout
      title="Enter your password"
      description="Enter the password of your account to verify its e-mail address."
      illustration={<LetterIllustration />}
      intro="One more step: enter the password of your account, and your address is verified."
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
