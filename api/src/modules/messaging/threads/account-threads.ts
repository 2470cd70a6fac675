import type { AccountData } from "@ligate/contract/account/privacy-schemas";
import type { Thread } from "@ligate/contract/messages/schemas";
import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { messages } from "../messages/messages.table.ts";
import { quoteRequests } from "../quote-requests/quote-requests.table.ts";
import { viewThread } from "./thread-view.ts";
import { threads } from "./threads.table.ts";

const listReferences = (tx: Tx, { id }: Pick<User, "id">) =>
  tx
    .select({ reference: threads.reference })
    .from(threads)
    .where(eq(threads.userId, id))
    .orderBy(asc(threads.id));

/** All threads of a user with their messages, for the export of the account. */
export async function readThreads(tx: Tx, user: User): Promise<Thread[]> {
  const views: Thread[] = [];
  for (const { reference } of await listReferences(tx, user))
    views.push(await viewThread(tx, user, reference));
  return views;
}

/** The quote requests of a user for the export of the account: their threads have the beginning of the sequence only. */
export async function readQuoteRequests(tx: Tx, { id }: User): Promise<AccountData["quote_requests"]> {
  const found = await tx
    .select({ sent: quoteRequests })
    .from(quoteRequests)
    .innerJoin(threads, eq(threads.reference, quoteRequests.reference))
    .where(eq(threads.userId, id))
    .orderBy(asc(quoteRequests.id));
  return found.map(({ sent: { id: _, reference, createdAt, ...fields } }) => ({
    reference,
    sent_at: createdAt.toISOString(),
    fields,
  }));
}

/** Deletes the threads of an account that is closed, with the messages and quote requests that began them. */
export async function deleteThreads(tx: Tx, user: User): Promise<void> {
  const references = (await listReferences(tx, user)).map(({ reference }) => reference);
  await tx.delete(messages).where(inArray(messages.reference, references));
  await tx.delete(quoteRequests).where(inArray(quoteRequests.reference, references));
  await tx.delete(threads).where(eq(threads.userId, user.id));
}
