import type { ThreadKind } from "@ligate/contract/messages/constants";
import { and, eq, max, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { type User, users } from "../../identity/tables.ts";
import { rememberRequest } from "../reference-numbers/reference-number.service.ts";
import { lockThreadsOfEmail } from "./guest-messages.ts";
import { type ThreadMessageRow, type ThreadRow, threadMessages, threads } from "./threads.table.ts";

export type ThreadOwner = Pick<User, "id" | "email" | "emailVerifiedAt">;

/** The first message of a thread. */
interface FirstMessage extends Pick<ThreadMessageRow, "text" | "details"> {
  reference: string;
  kind: ThreadKind;
  subject: string;
  topic: ThreadRow["topic"];
  /** The account that is signed in; null for a visitor. */
  sender: ThreadOwner | null;
  /** The address that the sender typed. */
  email: string;
}

/** The accounts of a new thread. */
interface BegunThread {
  /** The account that the thread belongs to. */
  owner: ThreadOwner | null;
  /** The account that is signed in; else the one with the typed address, whose customer may not have written. */
  account: ThreadOwner | null;
}

/**
 * Stores a thread with its first message. A visitor's thread belongs to the account with the typed address if that
 * address is verified, otherwise to none.
 */
export async function beginThread(tx: Tx, first: FirstMessage): Promise<BegunThread> {
  const { reference, kind, subject, topic, sender, email, text, details } = first;
  const account = sender ?? (await findAccount(tx, email));
  const owner = sender ?? (account?.emailVerifiedAt ? account : null);
  const [thread] = await tx
    .insert(threads)
    .values({ reference, kind, subject, topic, userId: owner?.id ?? null, email: owner?.email ?? email })
    .returning();
  if (!thread) throw new Error("A thread was not written");
  await addMessage(tx, thread, { author: "customer", text, details, sentSignedOut: sender === null });
  return { owner, account };
}

async function findAccount(tx: Tx, email: string): Promise<ThreadOwner | null> {
  await lockThreadsOfEmail(tx, email);
  const [found] = await tx
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.email, email));
  return found ?? null;
}

/** A message to store. `details` are the other fields of its form. */
type NewMessage = Pick<ThreadMessageRow, "author" | "text" | "details"> &
  Partial<Pick<ThreadMessageRow, "actor" | "sentSignedOut">>;

/** Stores a message. The transaction has locked or created the thread, so that ids follow the order of commits. */
async function addMessage(tx: Tx, { id }: ThreadRow, message: NewMessage): Promise<ThreadMessageRow> {
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
 * Stores a message, unless its author has sent the same within an hour and the other side has not replied since.
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
