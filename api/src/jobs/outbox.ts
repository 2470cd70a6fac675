import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { type Attachment, outbox } from "./outbox.table.ts";

type OutboxRow = typeof outbox.$inferSelect;

/** An email: the same words as plain text and as HTML. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Defaults to the shop's own address. */
  replyTo?: string;
  attachments?: Attachment[];
}

const FAILURE_MAX = 300;
const LEASE_SECONDS = 60;
const BATCH = 10;
/** Eleven in the first hour and eight minutes, then hourly: three days. */
export const MAX_ATTEMPTS = 82;
/** From then on, an email is sent without a document that cannot be printed. */
const ATTACHED_ATTEMPTS = 4;

/** Notified by the transaction that stores an email. */
export const OUTBOX_CHANNEL = "outbox";

/**
 * Stores an email to send after the transaction commits. Does nothing if the key exists, or for a closed account, which has a
 * name in place of an address.
 */
export async function enqueueEmail(tx: Tx, key: string, recipient: string, email: Email): Promise<void> {
  if (!recipient.includes("@")) return;
  const { subject, text, html, replyTo = null, attachments = [] } = email;
  await tx
    .insert(outbox)
    .values({ key, recipient, subject, text, html, replyTo, attachments })
    .onConflictDoNothing()
    .returning({ notified: sql`pg_notify(${OUTBOX_CHANNEL}, '')` });
}

/** Leases due emails: no other worker gets them until the lease ends. */
export function leaseDueEmails(db: Database): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      sql`${outbox.sentAt} is null and ${outbox.dueAt} <= now() and ${outbox.attempts} < ${MAX_ATTEMPTS}`,
    )
    .orderBy(asc(outbox.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(inArray(outbox.id, due))
    .returning();
}

/** Also deletes the text, because its links are secrets. */
const markSent = (db: Database, id: number) =>
  db.update(outbox).set({ sentAt: sql`now()`, text: "", html: "" }).where(eq(outbox.id, id));

/** Only the key of an email is kept, which prevents a second one. Answers of mail servers contain the address. */
const FORGOTTEN = { recipient: "", subject: "", replyTo: null, failure: "" };

/**
 * Removes an address from the emails that were sent, and discards those that are given up or held. Those that wait are
 * sent.
 */
export const forgetAddress = (tx: Tx, address: string) =>
  tx
    .update(outbox)
    .set({ ...FORGOTTEN, text: "", html: "", sentAt: sql`coalesce(${outbox.sentAt}, now())` })
    .where(
      and(
        or(isNotNull(outbox.sentAt), gte(outbox.attempts, MAX_ATTEMPTS)),
        or(eq(outbox.recipient, address), eq(outbox.replyTo, address)),
      ),
    );

/** Removes recipients, subjects and errors of emails that were sent more than a day ago. */
export const forgetOldAddresses = (db: Database) =>
  db
    .update(outbox)
    .set(FORGOTTEN)
    .where(
      and(
        lt(outbox.sentAt, sql`now() - interval '1 day'`),
        or(ne(outbox.recipient, ""), ne(outbox.failure, "")),
      ),
    );

/** Makes the email due again after 2, 4, 8 … seconds, at most an hour, and records the error. */
const postpone = (db: Database, { id, attempts }: OutboxRow, error: unknown) =>
  db
    .update(outbox)
    .set({
      dueAt: sql`now() + make_interval(secs => ${Math.min(2 ** attempts, 3600)})`,
      failure: String(error instanceof Error ? error.message : error).slice(0, FAILURE_MAX),
    })
    .where(eq(outbox.id, id));

/** A printed document. */
export interface AttachedFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** Prints a document that an email names; undefined if it does not exist any more. */
export type OpenAttachment = (attachment: Attachment) => Promise<AttachedFile | undefined>;

/** Delivers one email to a mail server. */
export interface Mailer {
  send(row: OutboxRow, files: AttachedFile[]): Promise<void>;
  close(): void;
}

/** Sends a batch of due emails. A failed one is retried later. @returns true if more may be due */
export async function sendDueEmails(
  db: Database,
  mailer: Mailer,
  openAttachment: OpenAttachment,
  warn: (error: unknown) => void,
): Promise<boolean> {
  const due = await leaseDueEmails(db);
  const send = async (row: OutboxRow) => {
    const open = (attachment: Attachment) =>
      openAttachment(attachment).catch((error: unknown) => {
        if (row.attempts < ATTACHED_ATTEMPTS) throw error;
        warn(error);
        return undefined;
      });
    const files = await Promise.all(row.attachments.map(open));
    await mailer.send(
      row,
      files.filter((file): file is AttachedFile => file !== undefined),
    );
  };
  for (const row of due) await sendEmail(db, send, row, warn);
  return due.length === BATCH;
}

async function sendEmail(
  db: Database,
  send: (row: OutboxRow) => Promise<void>,
  row: OutboxRow,
  warn: (error: unknown) => void,
) {
  try {
    await send(row);
    await markSent(db, row.id);
  } catch (error) {
    warn(error);
    await postpone(db, row, error);
  }
}
