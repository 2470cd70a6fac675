import { EmailLinkForm } from "../shared/forms/email-link-form.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";

const NOTES = ["A link works for 24 hours.", "Not there after a minute? Look into the spam folder."];

export function Component() {
  return (
    <AuthLayout
      title="Resend the verification link"
      description="Have the link that verifies your e-mail address sent again."
      illustration="letter"
      intro="Enter the address that you signed up or ordered with."
      notes={NOTES}
    >
      <EmailLinkForm path="/api/resend-verification/" />
    </AuthLayout>
  );
}
