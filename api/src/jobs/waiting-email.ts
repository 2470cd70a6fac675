import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { outbox } from "./outbox.table.ts";
import type { Email } from "./outbox.ts";

const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The condition that no worker has tried to send the email: its text may still change. */
const isWaiting = (key: string) => and(eq(outbox.key, key), eq(outbox.attempts, 0), isNull(outbox.sentAt));

/** Stores an email that is sent after a delay, so that later news of the same kind can be added to it. */
export async function enqueueEmailLater(
  tx: Tx,
  key: string,
  recipient: string,
  { subject, text, html }: Email,
  delaySeconds: number,
): Promise<void> {
  const values = { key, recipient, subject, text, html, dueAt: after(delaySeconds) };
  await tx.insert(outbox).values(values).onConflictDoNothing();
}

/**
 * Replaces the text of an email that has not been sent yet, and delays it again.
 * @returns false if it has been sent, or a worker is sending it
 */
export async function replaceWaitingEmail(
  tx: Tx,
  key: string,
  { subject, text, html }: Email,
  delaySeconds: number,
): Promise<boolean> {
  const replaced = await tx
    .update(outbox)
    .set({ subject, text, html, dueAt: after(delaySeconds) })
    .where(isWaiting(key))
    .returning({ id: outbox.id });
  return replaced.length > 0;
}

/** Deletes an email that has not been sent yet. */
export async function withdrawWaitingEmail(tx: Tx, key: string): Promise<void> {
  await tx.delete(outbox).where(isWaiting(key));
}
