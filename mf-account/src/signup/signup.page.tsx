import { Link, useLocation } from "@ligate/platform/router";
import { KeyIllustration } from "../shared/illustrations/key-illustration.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { SignupForm } from "./signup-form.tsx";

const NOTES = [
  "We send you a link that confirms your e-mail address. You can design and order before you open it.",
  "What is in your cart stays there.",
];

export function Component() {
  const { search } = useLocation();

  return (
    <AuthLayout
      title="Sign up"
      description="Open an account to design, order and follow your orders."
      illustration={<KeyIllustration />}
      intro={
        <>
          Have an account already? <Link to={`/login${search}`}>Log in</Link>.
        </>
      }
      notes={NOTES}
    >
      <SignupForm />
    </AuthLayout>
  );
}
