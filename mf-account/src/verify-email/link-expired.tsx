import { LinkButton } from "@ligate/ui/button";
import { AccountPage } from "../account-page.tsx";
import { PlasmidLetter } from "../plasmid-letter.tsx";

const NOTES = [
  "A link works for 24 hours.",
  "Some mail programs break a long link in two: copy the whole of it into the address bar.",
];

export function LinkExpired() {
  return (
    <AccountPage
      title="Email verification link invalid or expired"
      description="This verification link does not work any more; a new one can be sent."
      picture={<PlasmidLetter />}
      intro="Nothing is lost: we can send you a new link, and your account and your cart are as you left them."
      notes={NOTES}
    >
      <LinkButton to="/resend-verification" wide>
        Send a new link
      </LinkButton>
    </AccountPage>
  );
}
