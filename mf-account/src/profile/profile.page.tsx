import { Link, useLoaderData } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import type { profileLoader } from "./profile.loader.ts";
import { ProfileForm } from "./profile-form.tsx";
import { SavedAddresses } from "./saved-addresses.tsx";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const info = useLoaderData<typeof profileLoader>();
  const email = useSession()?.email;

  return (
    <ProfileLayout
      title="My Account"
      description="Your name, institution and shipping address."
      intro={
        email && (
          <>
            Logged in as {email}. <Link to="/profile/settings">Change e-mail or password</Link>
          </>
        )
      }
    >
      <ProfileForm info={info} />
      <SavedAddresses hasTerritories={info.has_territories} />
    </ProfileLayout>
  );
}
