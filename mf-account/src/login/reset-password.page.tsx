import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import type { resetPasswordLoader } from "./reset-password.loader.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";

const NOTES = [
  "You will be logged out everywhere. Then log in with the new password.",
  "The link works once, within one hour.",
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
  "Each link works once, within one hour. If you requested several, only the latest one works.",
  "Some e-mail programs break long links in two. Copy the entire link into the address bar.",
];

function ResetLinkExpired() {
  return (
    <AuthLayout
      title="Password link invalid or expired"
      description="This password link no longer works. You can request another one."
      illustration="key"
      intro="Your password has not changed. We can send you another link."
      notes={EXPIRED_NOTES}
    >
      <LinkButton to="/forgot-password" wide>
        Request a new link
      </LinkButton>
    </AuthLayout>
  );
}
