import { ResendVerification } from "@ligate/ui/feedback/resend-verification";
import { useId } from "react";
import styles from "./verification-reminder.module.css";

export interface VerificationReminderProps {
  email: string;
}

/** Says what requires a verified e-mail address, and sends the link again. */
export function VerificationReminder({ email }: VerificationReminderProps) {
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
