import type { Database } from "../db/database.ts";
import { BATCH, leaseDueEmails, markSent, type OutboxRow, postpone } from "./outbox.ts";

/** Delivers one email to a mail server. */
export interface Mailer {
  send(row: OutboxRow): Promise<void>;
  close(): void;
}

/** Sends a batch of due emails. A failed one is retried later. @returns true if more may be due */
export async function sendDueEmails(
  db: Database,
  mailer: Mailer,
  warn: (error: unknown) => void,
): Promise<boolean> {
  const due = await leaseDueEmails(db);
  for (const row of due) await sendEmail(db, mailer, row, warn);
  return due.length === BATCH;
}

async function sendEmail(db: Database, mailer: Mailer, row: OutboxRow, warn: (error: unknown) => void) {
  try {
    await mailer.send(row);
    await markSent(db, row.id);
  } catch (error) {
    warn(error);
    await postpone(db, row);
  }
}
