import { useSession } from "@ligate/platform/session";
import { lazy, Suspense } from "react";

// Most customers have verified their addresses.
const VerificationReminder = lazy(() =>
  import("./verification-reminder.tsx").then((loaded) => ({ default: loaded.VerificationReminder })),
);

/** Shown on every account page until the customer has verified the e-mail address. */
export function UnverifiedBanner() {
  const session = useSession();
  if (session?.email_verified !== false || !session.email) return null;
  return (
    <Suspense>
      <VerificationReminder key={session.email} email={session.email} />
    </Suspense>
  );
}
