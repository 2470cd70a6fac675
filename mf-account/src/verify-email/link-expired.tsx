import { LinkButton } from "@ligate/ui/controls/button";
import { LetterIllustration } from "../shared/illustrations/letter-illustration.tsx";
import { AuthLayout } from "../shared/layout/auth-layout.tsx";

const NOTES = [
  "A link works for 24 hours.",
  "Some mail programs break a long link in two: copy the whole of it into the address bar.",
];

export function LinkExpired() {
  return (
    <AuthLayout
      title="Email verification link invalid or expired"
      description="This verification link does not work any more; a new one can be sent."
      illustration={<LetterIllustration />}
      intro="Nothing is lost: we can send you a new link, and your account and your cart are as you left them."
      notes={NOTES}
    >
      <LinkButton to="/resend-verification" wide>
        Send a new link
      </LinkButton>
    </AuthLayout>
  );
}
