import { Link } from "@ligate/platform/router";
import { AccountPage } from "../account-page.tsx";
import { LinkForm } from "../link-form.tsx";
import { PlasmidKey } from "../plasmid-key.tsx";

const NOTES = [
  "The link works for an hour, once.",
  "Not there after a minute? Look into the spam folder.",
  "Ordered with your e-mail alone? This is also how you choose your first password.",
];

export function Component() {
  return (
    <AccountPage
      title="Forgot your password?"
      description="Have a link sent to you by which you choose a new password."
      picture={<PlasmidKey />}
      intro={
        <>
          Enter the e-mail address of your account, and we send you a link to choose a new one. Or{" "}
          <Link to="/login">log in</Link>.
        </>
      }
      notes={NOTES}
    >
      <LinkForm path="/api/forgot-password/" />
    </AccountPage>
  );
}
