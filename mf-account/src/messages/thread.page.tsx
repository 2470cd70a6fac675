import { formatMoment } from "@ligate/contract/common/dates";
import type { Thread, ThreadMessage } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import { api } from "@ligate/platform/api";
import { Link, useLoaderData } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { FactList } from "@ligate/ui/content/fact-list";
import { cx } from "@ligate/ui/cx";
import { useEffect, useId } from "react";
import { MESSAGES_PATH } from "../shared/layout/account-nav-links.ts";
import { Panel } from "../shared/layout/panel.tsx";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { threadLoader } from "./thread.loader.ts";
import styles from "./thread.module.css";
import { ThreadFacts } from "./thread-facts.tsx";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const thread = useLoaderData<typeof threadLoader>();
  const { reference, subject, messages } = thread;
  useMarkRead(thread);

  return (
    <ProfileLayout title={subject} description="Your messages and our answers.">
      <ThreadFacts thread={thread} />
      <ol className={styles.messages} aria-label="Messages">
        {messages.map((message) => (
          <li key={message.id}>
            <ThreadMessageItem message={message} />
          </li>
        ))}
      </ol>
      <Panel title="Reply">
        <ReplyForm key={reference} reference={reference} />
      </Panel>
      <p>
        <Link to={MESSAGES_PATH}>All messages</Link>
      </p>
    </ProfileLayout>
  );
}

/** Marks the unread answers of the thread that is shown as read, and updates the number in the menus. */
function useMarkRead({ reference, messages }: Pick<Thread, "reference" | "messages">): void {
  const lastUnreadId = messages.filter(({ is_unread }) => is_unread).at(-1)?.id;

  useEffect(() => {
    if (lastUnreadId === undefined) return;
    // After a failure the answers stay unread, and are marked when the page is next opened.
    markRead(reference, lastUnreadId).catch(() => {});
  }, [reference, lastUnreadId]);
}

async function markRead(reference: string, lastMessageId: number): Promise<void> {
  await api.post("/api/users/messages/:reference/read/", {
    params: { reference },
    body: { last_message_id: lastMessageId },
  });
  await session.refresh();
}

interface ThreadMessageItemProps {
  message: ThreadMessage;
}

/** A message of a thread: its author and time, the fields of the form that it was sent with, and its text. */
function ThreadMessageItem({ message }: ThreadMessageItemProps) {
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
          Sent with your e-mail address, but not from your verified account. If you did not write it, please
          tell us in your reply.
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
