import { api } from "@ligate/platform/api";
import { useSession } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useId, useState } from "react";
import styles from "./unverified-banner.module.css";

/** Shown on every account page until the customer has verified the e-mail address; sends the link again. */
export function UnverifiedBanner() {
  const session = useSession();
  if (session?.email_verified !== false || !session.email) return null;
  return <Banner key={session.email} email={session.email} />;
}

function Banner({ email }: { email: string }) {
  const { run, isPending, error } = useApiAction();
  const [sent, setSent] = useState<string>();
  const titleId = useId();

  const resend = () =>
    run(async () => {
      setSent(undefined);
      const { detail } = await api.post("/api/resend-verification/", { body: { email } });
      setSent(detail);
    });

  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Your e-mail address is not verified
      </h2>
      <p>
        Open the link that we sent to <strong className={styles.email}>{email}</strong>. Purchase orders,
        quotes made for you, and messages you sent before signing up require a verified address.
      </p>
      {sent && <Alert kind="success">{sent}</Alert>}
      {error && <Alert kind="error">{error.message}</Alert>}
      <Button
        variant="outlined"
        small
        aria-disabled={isPending || undefined}
        onClick={ignoreDoubleClick(resend)}
      >
        {isPending ? "Sending…" : "Send the link again"}
      </Button>
    </section>
  );
}
