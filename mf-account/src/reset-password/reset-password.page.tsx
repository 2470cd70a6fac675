import { useLoaderData } from "@ligate/platform/router";
import { KeyIllustration } from "../shared/illustrations/key-illustration.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";
import { ResetLinkExpired } from "./reset-link-expired.tsx";
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
      illustration={<KeyIllustration />}
      notes={NOTES}
    >
      <ResetPasswordForm token={token} />
    </AuthLayout>
  );
}
