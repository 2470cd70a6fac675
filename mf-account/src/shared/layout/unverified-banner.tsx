import { useSession } from "@ligate/platform/session";
import { ResendVerification } from "@ligate/ui/feedback/resend-verification";
import { useId } from "react";
import styles from "./unverified-banner.module.css";

/** Shown on every account page until the customer has verified the e-mail address; sends the link again. */
export function UnverifiedBanner() {
  const session = useSession();
  if (session?.email_verified !== false || !session.email) return null;
  return <Banner key={session.email} email={session.email} />;
}

function Banner({ email }: { email: string }) {
  const titleId = useId();

  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Your e-mail address is not verified
      </h2>
      <p>
        Open the link that we sent to <strong className={styles.email}>{email}</strong>. Purchase orders,
        quotes made for you, and messages you sent before signing up require a verified address.
      </p>
      <ResendVerification email={email} small />
    </section>
  );
}
