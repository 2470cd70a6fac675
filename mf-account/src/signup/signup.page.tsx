import { Link, useLocation } from "@ligate/platform/router";
import { AccountPage } from "../account-page.tsx";
import { PlasmidKey } from "../plasmid-key.tsx";
import { SignupForm } from "./signup-form.tsx";

const NOTES = [
  "We send you a link that confirms your e-mail address. You can design and order before you open it.",
  "What is in your cart stays there.",
];

export function Component() {
  const { search } = useLocation();

  return (
    <AccountPage
      title="Sign up"
      description="Open an account to design, order and follow your orders."
      picture={<PlasmidKey />}
      intro={
        <>
          Have an account already? <Link to={`/login${search}`}>Log in</Link>.
        </>
      }
      notes={NOTES}
    >
      <SignupForm />
    </AccountPage>
  );
}
