import { Link } from "@ligate/platform/router";
import { EmailLinkForm } from "../shared/forms/email-link-form.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";

const NOTES = [
  "The link works once, within one hour.",
  "No e-mail after a minute? Check your spam folder.",
  "Ordered with just your e-mail address? This is also how you set your first password.",
];

export function Component() {
  return (
    <AuthLayout
      title="Forgot your password?"
      description="Get a link to choose a new password."
      illustration="key"
      intro={
        <>
          Enter the e-mail address of your account, and we will send you a link to choose a new password. Or{" "}
          <Link to="/login">log in</Link>.
        </>
      }
      notes={NOTES}
    >
      <EmailLinkForm path="/api/forgot-password/" />
    </AuthLayout>
  );
}
