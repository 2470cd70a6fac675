import { and, asc, gt, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "./outbox.table.ts";
import { MAX_ATTEMPTS } from "./outbox.ts";

const isUnsent = isNull(outbox.sentAt);
const isGivenUp = and(isUnsent, gte(outbox.attempts, MAX_ATTEMPTS));

/** @param ids undefined: all that are given up or held */
const whichUnsent = (ids: number[] | undefined) => (ids ? and(isUnsent, inArray(outbox.id, ids)) : isGivenUp);

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

/** The emails that wait to be sent, and the age of the oldest in seconds. */
export async function readMailQueue(db: Database) {
  const isWaiting = and(isUnsent, lt(outbox.attempts, MAX_ATTEMPTS));
  const [queue] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)::float`,
    })
    .from(outbox)
    .where(isWaiting);
  return queue ?? { waiting: 0, oldestSeconds: 0 };
}

/** Emails that are not sent by themselves any more: after three days, or since they are held. */
export const countGivenUpEmails = (db: Database): Promise<number> => db.$count(outbox, isGivenUp);

/**
 * Sends unsent emails again, at once and from the first attempt on.
 * @param ids undefined: all that were given up or held
 * @returns how many there are
 */
export async function retryEmails(db: Database, ids?: number[]): Promise<number> {
  const retried = await db
    .update(outbox)
    .set({ attempts: 0, dueAt: sql`now()` })
    .where(whichUnsent(ids))
    .returning({ id: outbox.id });
  return retried.length;
}

const HELD = "held after a restore: the store may have sent it before";

/**
 * Holds all unsent emails: they are listed, and sent on demand only. Call it while no store runs.
 * @returns how many there are
 */
export async function holdEmails(db: Database): Promise<number> {
  const held = await db
    .update(outbox)
    .set({ attempts: MAX_ATTEMPTS, failure: HELD })
    .where(and(isUnsent, lt(outbox.attempts, MAX_ATTEMPTS)))
    .returning({ id: outbox.id });
  return held.length;
}

/**
 * Records emails as done without sending them, and deletes their texts, whose links are secrets.
 * @param ids undefined: all that are given up or held
 * @returns how many there are
 */
export async function discardEmails(db: Database, ids?: number[]): Promise<number> {
  const discarded = await db
    .update(outbox)
    .set({ sentAt: sql`now()`, text: "", html: "", failure: "discarded" })
    .where(whichUnsent(ids))
    .returning({ id: outbox.id });
  return discarded.length;
}
