import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import type { GuestMessages } from "../../identity/index.ts";
import { isUnread, threadMessages, threads } from "./threads.table.ts";

const EMAIL_LOCK = 5_271_011;

/**
 * Locks the threads of visitors with an email address until the transaction ends. Otherwise a thread that begins while
 * the address is being verified would not join the account.
 */
export const lockThreadsOfEmail = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${EMAIL_LOCK}::int, hashtext(${email}))`);

export const guestMessages: GuestMessages = { claim, markUnproven, countUnread };

/** The messages are marked, because anyone may have written them under this address. */
async function claim(tx: Tx, userId: number, email: string) {
  await lockThreadsOfEmail(tx, email);
  const claimed = await tx
    .update(threads)
    .set({ userId })
    .where(and(isNull(threads.userId), eq(threads.email, email)))
    .returning({ id: threads.id });
  await markMessages(
    tx,
    claimed.map(({ id }) => id),
  );
}

async function markUnproven(tx: Tx, userId: number) {
  const owned = await tx.select({ id: threads.id }).from(threads).where(eq(threads.userId, userId));
  await markMessages(
    tx,
    owned.map(({ id }) => id),
  );
}

const markMessages = (tx: Tx, threadIds: number[]) =>
  tx
    .update(threadMessages)
    .set({ sentSignedOut: true })
    .where(and(inArray(threadMessages.threadId, threadIds), eq(threadMessages.author, "customer")));

async function countUnread(db: Database, userId: number): Promise<number> {
  const mine = db.select({ id: threads.id }).from(threads).where(eq(threads.userId, userId));
  return db.$count(threadMessages, and(inArray(threadMessages.threadId, mine), isUnread));
}
