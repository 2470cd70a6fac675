import { formatMoment } from "@ligate/contract/common/dates";
import { THREAD_PAGE_SIZES } from "@ligate/contract/messages/constants";
import type { ThreadList as ThreadListResponse, ThreadSummary } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import { Link, useNavigation, useSearchParams } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/controls/paginator";
import { cx } from "@ligate/ui/cx";
import { MESSAGES_PATH } from "../shared/layout/account-nav-links.ts";
import type { MessagesQuery } from "./messages.loader.ts";
import styles from "./messages.module.css";
import { ThreadFacts } from "./thread-facts.tsx";

export interface ThreadListProps extends ThreadListResponse {
  query: MessagesQuery;
}

/** The threads of one page, the one with the newest message first. */
export function ThreadList({ threads, total, query }: ThreadListProps) {
  const [, setParams] = useSearchParams();
  const isPending = useNavigation().state === "loading";

  if (total === 0) {
    return (
      <p className={styles.empty}>
        You have not written to us yet. Your messages and our answers will appear here.
      </p>
    );
  }
  return (
    <section className={styles.section} aria-label="Your messages">
      <ul className={styles.threads} aria-busy={isPending}>
        {threads.map((thread) => (
          <li key={thread.reference}>
            <ThreadRow thread={thread} />
          </li>
        ))}
      </ul>
      <Paginator
        label="Messages"
        pageNumber={query.page_number}
        pageSize={query.page_size}
        total={total}
        pageSizes={THREAD_PAGE_SIZES}
        onChange={({ pageNumber, pageSize }) =>
          setParams({ page_number: String(pageNumber), page_size: String(pageSize) })
        }
      />
    </section>
  );
}

interface ThreadRowProps {
  thread: ThreadSummary;
}

/** A thread in the list: a card whose subject links to the thread. */
function ThreadRow({ thread }: ThreadRowProps) {
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
