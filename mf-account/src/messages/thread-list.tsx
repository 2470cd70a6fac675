import { THREAD_PAGE_SIZES } from "@ligate/contract/messages/constants";
import type { ThreadList as ThreadListResponse } from "@ligate/contract/messages/schemas";
import { useNavigation, useSearchParams } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/controls/paginator";
import styles from "./messages.module.css";
import type { MessagesQuery } from "./messages-query.ts";
import { ThreadRow } from "./thread-row.tsx";

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
        You have not written to us yet. Messages that you send, and our answers, are listed here.
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
