import { LinkButton } from "@ligate/ui/controls/button";
import { KeyIllustration } from "../shared/illustrations/key-illustration.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";

const NOTES = [
  "A link works once, within an hour. If you asked for several, only the latest one works.",
  "Some mail programs break a long link in two: copy the whole of it into the address bar.",
];

export function ResetLinkExpired() {
  return (
    <AuthLayout
      title="Password link invalid or expired"
      description="This link for a new password does not work any more; another one can be sent."
      illustration={<KeyIllustration />}
      intro="Your password has not changed. We can send you another link."
      notes={NOTES}
    >
      <LinkButton to="/forgot-password" wide>
        Ask for a new one
      </LinkButton>
    </AuthLayout>
  );
}
