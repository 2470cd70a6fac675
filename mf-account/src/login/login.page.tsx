import { Link, useSearchParams } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { LoginForm } from "./login-form.tsx";

const CART_NOTE = "Your cart comes with you: its items are added to those already in your account's cart.";
const PASSWORD_NOTE =
  "Checked out with just your e-mail address? Set your password with the link that we sent you.";

export function Component() {
  const [query] = useSearchParams();
  const redirectUrl = query.get("redirectUrl");
  const signedUp = useSession()?.signed_up;
  const hasPassword = signedUp?.is_activated;

  return (
    <AuthLayout
      title="Log in"
      description="Log in to your account to place orders and see their status."
      illustration="key"
      intro={
        hasPassword ? (
          "Your account is ready. Log in with the password that you have set."
        ) : (
          <>
            New here? <Link to={getSignupPath(redirectUrl)}>Sign up</Link>. It takes a minute.
          </>
        )
      }
      notes={hasPassword ? [CART_NOTE] : [CART_NOTE, PASSWORD_NOTE]}
    >
      <LoginForm redirectUrl={redirectUrl} email={signedUp?.email} />
    </AuthLayout>
  );
}

/** Passes `redirectUrl` to the sign-up page, which passes it back in its link to the login. */
function getSignupPath(redirectUrl: string | null): string {
  return redirectUrl ? `/signup?${new URLSearchParams({ redirectUrl })}` : "/signup";
}
