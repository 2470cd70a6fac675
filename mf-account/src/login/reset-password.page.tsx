import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import type { resetPasswordLoader } from "./reset-password.loader.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";

const NOTES = [
  "You are logged out everywhere, and log in with the new one.",
  "The link works for an hour, once.",
];

export function Component() {
  const { token, isValid } = useLoaderData<typeof resetPasswordLoader>();
  if (!isValid) return <ResetLinkExpired />;
  return (
    <AuthLayout
      title="Choose a new password"
      description="Choose a new password for your account."
      illustration="key"
      notes={NOTES}
    >
      <ResetPasswordForm token={token} />
    </AuthLayout>
  );
}

const EXPIRED_NOTES = [
  "A link works once, within an hour. If you asked for several, only the latest one works.",
  "Some mail programs break a long link in two: copy the whole of it into the address bar.",
];

function ResetLinkExpired() {
  return (
    <AuthLayout
      title="Password link invalid or expired"
      description="This link for a new password does not work any more; another one can be sent."
      illustration="key"
      intro="Your password has not changed. We can send you another link."
      notes={EXPIRED_NOTES}
    >
      <LinkButton to="/forgot-password" wide>
        Ask for a new one
      </LinkButton>
    </AuthLayout>
  );
}
