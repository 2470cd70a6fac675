import { formatMoment } from "@ligate/contract/common/dates";
import type { ThreadSummary } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import { MESSAGES_PATH } from "../shared/layout/account-nav-links.ts";
import styles from "./messages.module.css";
import { ThreadFacts } from "./thread-facts.tsx";

export interface ThreadRowProps {
  thread: ThreadSummary;
}

/** A thread in the list: a card whose subject links to the thread. */
export function ThreadRow({ thread }: ThreadRowProps) {
  const { reference, subject, unread, last_author, last_message_at, excerpt } = thread;
  return (
    <article className={cx(styles.thread, unread > 0 && styles.isUnread)} aria-label={subject}>
      <div className={styles.top}>
        <h2 className={styles.subject}>
          <Link to={`${MESSAGES_PATH}/${encodeURIComponent(reference)}`}>{subject}</Link>
        </h2>
        {unread > 0 && (
          <span className={styles.badge}>{unread === 1 ? "New answer" : `${unread} new answers`}</span>
        )}
      </div>
      <p className={styles.excerpt}>
        <span className={styles.author}>{last_author === "staff" ? company.name : "You"}:</span> {excerpt}
      </p>
      <ThreadFacts thread={thread}>
        <time dateTime={last_message_at}>{formatMoment(last_message_at)}</time>
      </ThreadFacts>
    </article>
  );
}
