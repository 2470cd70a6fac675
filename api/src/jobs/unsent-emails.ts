import { and, asc, gt, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "./outbox.table.ts";
import { MAX_ATTEMPTS } from "./outbox.ts";

const isUnsent = isNull(outbox.sentAt);
const isGivenUp = and(isUnsent, gte(outbox.attempts, MAX_ATTEMPTS));

/** The emails that could not be sent so far, the oldest first, without their texts, whose links are secrets. */
export const listFailedEmails = (db: Database, limit: number) =>
  db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      attempts: outbox.attempts,
      dueAt: outbox.dueAt,
      failure: outbox.failure,
      isGivenUp: sql<boolean>`${gte(outbox.attempts, MAX_ATTEMPTS)}`,
    })
    .from(outbox)
    .where(and(isUnsent, gt(outbox.attempts, 0)))
    .orderBy(asc(outbox.id))
    .limit(limit);

/** Emails that are not sent again by themselves, after three days. */
export const countGivenUpEmails = (db: Database): Promise<number> => db.$count(outbox, isGivenUp);

/**
 * Sends unsent emails again, at once and from the first attempt on.
 * @param ids undefined: all that were given up
 * @returns how many there are
 */
export async function retryEmails(db: Database, ids?: number[]): Promise<number> {
  const which = ids ? and(isUnsent, inArray(outbox.id, ids)) : isGivenUp;
  const retried = await db
    .update(outbox)
    .set({ attempts: 0, dueAt: sql`now()` })
    .where(which)
    .returning({ id: outbox.id });
  return retried.length;
}
