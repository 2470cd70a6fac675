import { and, eq, max, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { rememberRequest } from "../reference-numbers/reference-number.service.ts";
import { type ThreadMessageRow, type ThreadRow, threadMessages, threads } from "./threads.table.ts";

/** A message to store. `details` are the other fields of its form. */
type NewMessage = Pick<ThreadMessageRow, "author" | "text" | "details"> &
  Partial<Pick<ThreadMessageRow, "actor" | "sentSignedOut">>;

/** Stores a message. The transaction has locked or created the thread, so that ids follow the order of commits. */
export async function addMessage(tx: Tx, { id }: ThreadRow, message: NewMessage): Promise<ThreadMessageRow> {
  const [written] = await tx
    .insert(threadMessages)
    .values({ ...message, threadId: id })
    .returning();
  if (!written) throw new Error("A message was not written");
  // `now()` is the start of the transaction, which may have waited for a later one.
  const lastMessageAt = sql`greatest(${threads.lastMessageAt}, now())`;
  await tx.update(threads).set({ lastMessageAt }).where(eq(threads.id, id));
  return written;
}

/**
 * Stores a message, unless its author has sent the same within an hour and the other side has not written meanwhile.
 * @returns `undefined` for a repeated message
 */
export async function addMessageOnce(
  tx: Tx,
  thread: ThreadRow,
  message: NewMessage,
): Promise<ThreadMessageRow | undefined> {
  const { author, text, details } = message;
  const [answered] = await tx
    .select({ id: max(threadMessages.id) })
    .from(threadMessages)
    .where(and(eq(threadMessages.threadId, thread.id), ne(threadMessages.author, author)));
  const request = ["thread", thread.id, answered?.id ?? null, author, text, details];
  const { isNew } = await rememberRequest(tx, request, thread.reference);
  return isNew ? addMessage(tx, thread, message) : undefined;
}
