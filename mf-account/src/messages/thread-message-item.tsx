import { formatMoment } from "@ligate/contract/common/dates";
import type { ThreadMessage } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import { FactList } from "@ligate/ui/content/fact-list";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import styles from "./thread.module.css";

export interface ThreadMessageItemProps {
  message: ThreadMessage;
}

/** A message of a thread: its author and time, the fields of the form that it was sent with, and its text. */
export function ThreadMessageItem({ message }: ThreadMessageItemProps) {
  const { author, text, details, sent_at, is_unread, sent_signed_out } = message;
  const headingId = useId();
  const isStaff = author === "staff";
  return (
    <article className={cx(styles.message, isStaff && styles.isStaff)} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 id={headingId} className={styles.author}>
          {isStaff ? company.name : "You"}
        </h2>
        {is_unread && <span className={styles.badge}>New</span>}
        <time className={styles.time} dateTime={sent_at}>
          {formatMoment(sent_at)}
        </time>
      </div>
      {details.length > 0 && <Details details={details} />}
      <p className={styles.text}>{text}</p>
      {sent_signed_out && (
        <p className={styles.note}>
          Sent with your e-mail address, but not from your verified account. If you did not write it, tell us
          in your answer.
        </p>
      )}
    </article>
  );
}

function Details({ details }: Pick<ThreadMessage, "details">) {
  return (
    <div className={styles.details}>
      <FactList facts={details.map(({ name, ...fact }) => ({ label: name, ...fact }))} />
    </div>
  );
}
