import { Link, useSearchParams } from "@ligate/platform/router";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { LoginForm } from "./login-form.tsx";

const NOTES = [
  "Your cart comes along: what you have put in joins what your account already holds.",
  "Ordered at the checkout with your e-mail alone? The link we sent you sets your password.",
];

export function Component() {
  const [query] = useSearchParams();
  const redirectUrl = query.get("redirectUrl");

  return (
    <AuthLayout
      title="Log in"
      description="Log in to your account to order, and to see your orders."
      illustration="key"
      intro={
        <>
          New here? <Link to={signupPath(redirectUrl)}>Sign up</Link>, it takes a minute.
        </>
      }
      notes={NOTES}
    >
      <LoginForm redirectUrl={redirectUrl} />
    </AuthLayout>
  );
}

/** Passes `redirectUrl` to the sign-up page, which passes it back in its link to the login. */
function signupPath(redirectUrl: string | null): string {
  return redirectUrl ? `/signup?${new URLSearchParams({ redirectUrl })}` : "/signup";
}
