import type { Thread, ThreadMessage } from "@ligate/contract/messages/schemas";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import type { User } from "../../identity/tables.ts";
import { toThreadSummary } from "./thread-list.ts";
import { isUnread, type ThreadMessageRow, type ThreadRow, threadMessages, threads } from "./threads.table.ts";

/** A thread of this user with its messages, the oldest first. @throws ProblemError 404 */
export async function viewThread(tx: Tx, user: User, reference: string): Promise<Thread> {
  const thread = await findOwnThread(tx, user, reference);
  const rows = await tx
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, thread.id))
    .orderBy(asc(threadMessages.id));
  const messages = rows.map(toThreadMessage);
  const newest = rows.at(-1) ?? { author: "customer" as const, text: "" };
  const unread = messages.filter((message) => message.is_unread).length;
  return { ...toThreadSummary(thread, newest, unread), messages };
}

const toThreadMessage = (row: ThreadMessageRow): ThreadMessage => ({
  id: row.id,
  author: row.author,
  text: row.text,
  details: row.details,
  sent_at: row.sentAt.toISOString(),
  is_unread: row.author === "staff" && row.readAt === null,
  sent_signed_out: row.sentSignedOut,
});

/**
 * Marks staff's answers up to a message as read.
 * @param lastId the newest message that the page has shown; later answers stay unread
 * @throws ProblemError 404
 */
export async function markThreadRead(tx: Tx, user: User, reference: string, lastId: number) {
  const thread = await findOwnThread(tx, user, reference);
  await tx
    .update(threadMessages)
    .set({ readAt: sql`now()` })
    .where(and(eq(threadMessages.threadId, thread.id), lte(threadMessages.id, lastId), isUnread));
}

/** Reads a thread of this user. @throws ProblemError 404, also for a thread of another user or of a visitor */
async function findOwnThread(tx: Tx, { id }: User, reference: string): Promise<ThreadRow> {
  const isOwn = and(eq(threads.reference, reference), eq(threads.userId, id));
  const [found] = await tx.select().from(threads).where(isOwn);
  return orNotFound(found);
}

/** Like `findOwnThread`, and locks the thread until the transaction ends. */
export async function lockOwnThread(tx: Tx, { id }: User, reference: string): Promise<ThreadRow> {
  const isOwn = and(eq(threads.reference, reference), eq(threads.userId, id));
  const [found] = await tx.select().from(threads).where(isOwn).for("update");
  return orNotFound(found);
}

/** Locks any thread until the transaction ends, for staff. @throws ProblemError 404 */
export async function lockThread(tx: Tx, reference: string): Promise<ThreadRow> {
  const [found] = await tx.select().from(threads).where(eq(threads.reference, reference)).for("update");
  return orNotFound(found);
}

function orNotFound(found: ThreadRow | undefined): ThreadRow {
  if (!found) throw notFound("such message");
  return found;
}
