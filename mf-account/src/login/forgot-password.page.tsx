import { Link } from "@ligate/platform/router";
import { EmailLinkForm } from "../shared/forms/email-link-form.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";

const NOTES = [
  "The link works for an hour, once.",
  "Not there after a minute? Look into the spam folder.",
  "Ordered with your e-mail alone? This is also how you choose your first password.",
];

export function Component() {
  return (
    <AuthLayout
      title="Forgot your password?"
      description="Have a link sent to you by which you choose a new password."
      illustration="key"
      intro={
        <>
          Enter the e-mail address of your account, and we send you a link to choose a new one. Or{" "}
          <Link to="/login">log in</Link>.
        </>
      }
      notes={NOTES}
    >
      <EmailLinkForm path="/api/forgot-password/" />
    </AuthLayout>
  );
}
