import { AccountPage } from "../account-page.tsx";
import { LinkForm } from "../link-form.tsx";
import { PlasmidLetter } from "../plasmid-letter.tsx";

const NOTES = ["A link works for 24 hours.", "Not there after a minute? Look into the spam folder."];

export function Component() {
  return (
    <AccountPage
      title="Resend the verification link"
      description="Have the link that verifies your e-mail address sent again."
      picture={<PlasmidLetter />}
      intro="Enter the address that you signed up or ordered with."
      notes={NOTES}
    >
      <LinkForm path="/api/resend-verification/" />
    </AccountPage>
  );
}
