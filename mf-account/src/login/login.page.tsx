import { Link, useSearchParams } from "@ligate/platform/router";
import { AccountPage } from "../account-page.tsx";
import { PlasmidKey } from "../plasmid-key.tsx";
import { LoginForm } from "./login-form.tsx";

const NOTES = [
  "Your cart comes along: what you have put in joins what your account already holds.",
  "Ordered at the checkout with your e-mail alone? The link we sent you sets your password.",
];

export function Component() {
  const [query] = useSearchParams();
  const redirectUrl = query.get("redirectUrl");

  return (
    <AccountPage
      title="Log in"
      description="Log in to your account to order, and to see your orders."
      picture={<PlasmidKey />}
      intro={
        <>
          New here? <Link to={signupAddress(redirectUrl)}>Sign up</Link>, it takes a minute.
        </>
      }
      notes={NOTES}
    >
      <LoginForm redirectUrl={redirectUrl} />
    </AccountPage>
  );
}

/** The way back goes along, for those who return here from there. */
function signupAddress(redirectUrl: string | null): string {
  return redirectUrl ? `/signup?${new URLSearchParams({ redirectUrl })}` : "/signup";
}
