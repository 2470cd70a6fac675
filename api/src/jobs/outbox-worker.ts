import type { Database } from "../db/database.ts";
import { leaseDueEmails, markSent, type OutboxRow, postpone } from "./outbox.ts";

/** Delivers one email to a mail server. */
export interface Mailer {
  send(row: OutboxRow): Promise<void>;
  close(): void;
}

/** Sends due emails. A failed one is retried later. */
export async function sendDueEmails(db: Database, mailer: Mailer, warn: (error: unknown) => void) {
  for (const row of await leaseDueEmails(db)) {
    try {
      await mailer.send(row);
      await markSent(db, row.id);
    } catch (error) {
      warn(error);
      await postpone(db, row);
    }
  }
}
