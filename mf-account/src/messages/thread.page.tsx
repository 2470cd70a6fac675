import { Link, useLoaderData } from "@ligate/platform/router";
import { MESSAGES_PATH } from "../shared/layout/account-nav-links.ts";
import { Panel } from "../shared/layout/panel.tsx";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { threadLoader } from "./thread.loader.ts";
import styles from "./thread.module.css";
import { ThreadFacts } from "./thread-facts.tsx";
import { ThreadMessageItem } from "./thread-message-item.tsx";
import { useMarkRead } from "./use-mark-read.ts";

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
      <Panel title="Answer">
        <ReplyForm key={reference} reference={reference} />
      </Panel>
      <p>
        <Link to={MESSAGES_PATH}>All messages</Link>
      </p>
    </ProfileLayout>
  );
}
