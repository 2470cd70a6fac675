import { company } from "@ligate/contract/settings/company";
import { Alert } from "@ligate/ui/feedback/alert";
import { KeyIllustration } from "../shared/illustrations/key-illustration.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";
import { CONTACT_US } from "./set-password-messages.ts";

const NOTES = [
  "Then log in with it, and you are back at the checkout with your cart as you left it.",
  `Anything unclear? Write to ${company.email} or call ${company.phone}.`,
];

export interface SetPasswordProps {
  /** The address of the account that the link belongs to. */
  email: string | undefined;
}

export function SetPassword({ email }: SetPasswordProps) {
  return (
    <AuthLayout
      title="Set your password"
      description="Set the password of your new account."
      illustration={<KeyIllustration />}
      intro="Your address is confirmed. One more step: a password for your new account."
      notes={NOTES}
    >
      {email ? <SetPasswordForm email={email} /> : <Alert kind="error">{CONTACT_US}</Alert>}
    </AuthLayout>
  );
}
