import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../modules/identity/tables.ts";
import { messages, quoteRequests, threadMessages, threads } from "../../modules/messaging/tables.ts";

/** State of the account that a thread belongs to. */
type Account = "none" | "address not verified" | "verified";

interface Selection {
  reference?: string;
  /** Only threads whose last message is the customer's. */
  isUnanswered?: boolean;
  limit: number;
}

/**
 * Reads threads, the one with the newest message first, with the sender's name: the one typed in the form that began
 * the thread, otherwise the account's. `email` is where answers are mailed.
 */
export async function readThreads(db: Database, { reference, isUnanswered, limit }: Selection) {
  const joinName = (first: SQL, last: SQL) => sql`nullif(trim(${first} || ' ' || ${last}), '')`;
  const sender = sql<string>`coalesce(
    ${joinName(sql`${messages.firstName}`, sql`${messages.lastName}`)},
    ${joinName(sql`${quoteRequests.firstName}`, sql`${quoteRequests.lastName}`)},
    ${joinName(sql`${users.firstName}`, sql`${users.lastName}`)}, '')`;
  const ofThread = sql`from ${threadMessages} where ${threadMessages.threadId} = ${threads.id}`;
  const lastAuthor = sql<"customer" | "staff">`(select ${threadMessages.author} ${ofThread}
    order by ${threadMessages.id} desc limit 1)`;
  return db
    .select({
      thread: threads,
      sender,
      email: sql<string>`coalesce(${users.email}, ${threads.email})`,
      account: sql<Account>`case when ${users.id} is null then 'none'
        when ${users.emailVerifiedAt} is null then 'address not verified' else 'verified' end`,
      messages: sql<number>`(select count(*)::int ${ofThread})`,
      lastAuthor,
      geneSequence: quoteRequests.geneSequence,
      specification: messages.specification,
    })
    .from(threads)
    .leftJoin(users, eq(users.id, threads.userId))
    .leftJoin(messages, eq(messages.reference, threads.reference))
    .leftJoin(quoteRequests, eq(quoteRequests.reference, threads.reference))
    .where(
      and(
        reference === undefined ? undefined : eq(threads.reference, reference),
        isUnanswered ? sql`${lastAuthor} = 'customer'` : undefined,
      ),
    )
    .orderBy(desc(threads.lastMessageAt), desc(threads.id))
    .limit(limit);
}
