import { company } from "@ligate/contract/company";
import { Alert } from "@ligate/ui/alert";
import { AccountPage } from "../account-page.tsx";
import { PlasmidKey } from "../plasmid-key.tsx";
import { FAILED } from "./sentences.ts";
import { SetPasswordForm } from "./set-password-form.tsx";

const NOTES = [
  "Then log in with it, and you are back at the checkout with your cart as you left it.",
  `Anything unclear? Write to ${company.email} or call ${company.phone}.`,
];

export interface SetPasswordProps {
  /** Of the account that the link belongs to, as the API told. */
  email: string | undefined;
}

export function SetPassword({ email }: SetPasswordProps) {
  return (
    <AccountPage
      title="Set your password"
      description="Set the password of your new account."
      picture={<PlasmidKey />}
      intro="Your address is confirmed. One more step: a password for your new account."
      notes={NOTES}
    >
      {email ? <SetPasswordForm email={email} /> : <Alert kind="error">{FAILED}</Alert>}
    </AccountPage>
  );
}
