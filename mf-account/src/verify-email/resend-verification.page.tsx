import { EmailLinkForm } from "../shared/forms/email-link-form.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";

const NOTES = ["Each link works for 24 hours.", "No e-mail after a minute? Check your spam folder."];

export function Component() {
  return (
    <AuthLayout
      title="Resend the verification link"
      description="Get a new link to verify your e-mail address."
      illustration="letter"
      intro="Enter the address that you signed up or ordered with."
      notes={NOTES}
    >
      <EmailLinkForm path="/api/resend-verification/" />
    </AuthLayout>
  );
}
