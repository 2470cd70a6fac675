import type { ThreadKind } from "@ligate/contract/messages/constants";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { type User, users } from "../../identity/tables.ts";
import { addMessage } from "./add-message.ts";
import { lockThreadsOfEmail } from "./guest-messages.ts";
import { type ThreadMessageRow, type ThreadRow, threads } from "./threads.table.ts";

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

/**
 * Stores a thread with its first message. A visitor's thread belongs to the account with the typed address if that
 * address is verified, otherwise to none.
 * @returns the account that the thread belongs to
 */
export async function beginThread(tx: Tx, first: FirstMessage): Promise<ThreadOwner | null> {
  const { reference, kind, subject, topic, sender, email, text, details } = first;
  const owner = sender ?? (await findVerifiedAccount(tx, email));
  const [thread] = await tx
    .insert(threads)
    .values({ reference, kind, subject, topic, userId: owner?.id ?? null, email: owner?.email ?? email })
    .returning();
  if (!thread) throw new Error("A thread was not written");
  await addMessage(tx, thread, { author: "customer", text, details, sentSignedOut: sender === null });
  return owner;
}

async function findVerifiedAccount(tx: Tx, email: string): Promise<ThreadOwner | null> {
  await lockThreadsOfEmail(tx, email);
  const [found] = await tx
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return found ?? null;
}
