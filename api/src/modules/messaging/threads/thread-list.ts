import { shorten } from "@ligate/contract/common/shorten";
import type { ThreadList, ThreadListQuery, ThreadSummary } from "@ligate/contract/messages/schemas";
import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { isUnread, type ThreadMessageRow, type ThreadRow, threadMessages, threads } from "./threads.table.ts";

const EXCERPT_MAX = 160;
/** Control characters, and characters that change the direction of text. Older messages may contain them. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The beginning of a message on one line, at most 160 characters. */
function toExcerpt(text: string): string {
  return shorten(text.replaceAll(/\s+/g, " ").replaceAll(INVISIBLE, "").trim(), EXCERPT_MAX);
}

/** More than an excerpt has, because white space is collapsed. */
const READ_CHARACTERS = 500;

/** One page of the user's threads, the one with the newest message first. */
export async function listThreads(
  tx: Tx,
  { id }: User,
  { page_number, page_size }: ThreadListQuery,
): Promise<ThreadList> {
  const isOwn = eq(threads.userId, id);
  const total = await tx.$count(threads, isOwn);
  const page = await tx
    .select()
    .from(threads)
    .where(isOwn)
    .orderBy(desc(threads.lastMessageAt), desc(threads.id))
    .limit(page_size)
    .offset((page_number - 1) * page_size);
  const newest = await readNewest(tx, page);
  return {
    threads: page.flatMap((thread) => {
      const message = newest.get(thread.id);
      return message ? toThreadSummary(thread, message, message.unread) : [];
    }),
    total,
  };
}

/** The newest message of each thread, and the number of its unread answers. */
async function readNewest(tx: Tx, page: ThreadRow[]) {
  const { threadId, author, text } = threadMessages;
  const unread = sql<number>`(count(*) filter (where ${isUnread}) over (partition by ${threadId}))::int`;
  const found = await tx
    .selectDistinctOn([threadId], {
      threadId,
      author,
      text: sql<string>`left(${text}, ${READ_CHARACTERS})`,
      unread,
    })
    .from(threadMessages)
    .where(
      inArray(
        threadId,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(threadId, desc(threadMessages.id));
  return new Map(found.map((message) => [message.threadId, message]));
}

/** @param unread the number of staff's answers that the customer has not read */
export const toThreadSummary = (
  { reference, kind, subject, topic, lastMessageAt }: ThreadRow,
  newest: Pick<ThreadMessageRow, "author" | "text">,
  unread: number,
): ThreadSummary => ({
  reference,
  kind,
  subject,
  topic,
  last_message_at: lastMessageAt.toISOString(),
  last_author: newest.author,
  excerpt: toExcerpt(newest.text),
  unread,
});
