import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { outbox } from "./outbox.table.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/** An email: the same words as plain text and as HTML. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Defaults to the shop's own address. */
  replyTo?: string;
}

const LEASE_SECONDS = 60;
const BATCH = 10;
const MAX_ATTEMPTS = 12;

/** Stores an email to send after the transaction commits. Does nothing if the key exists. */
export const enqueueEmail = (tx: Tx, key: string, recipient: string, letter: Email) =>
  tx
    .insert(outbox)
    .values({ key, recipient, ...letter })
    .onConflictDoNothing();

/** Leases due emails: no other worker gets them until the lease ends. */
export async function leaseDueEmails(db: Database): Promise<OutboxRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        sql`${outbox.sentAt} is null and ${outbox.dueAt} <= now() and ${outbox.attempts} < ${MAX_ATTEMPTS}`,
      )
      .orderBy(asc(outbox.dueAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** Deletes the text too, because its links are secrets. */
export const markSent = (db: Database, id: number) =>
  db.update(outbox).set({ sentAt: sql`now()`, text: "", html: "" }).where(eq(outbox.id, id));

/** Retries after 2, 4, 8 … seconds, at most an hour. */
export const postpone = (db: Database, { id, attempts }: OutboxRow) =>
  db
    .update(outbox)
    .set({ dueAt: sql`now() + make_interval(secs => ${Math.min(2 ** attempts, 3600)})` })
    .where(eq(outbox.id, id));
