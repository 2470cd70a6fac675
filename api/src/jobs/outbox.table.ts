import { integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** A document, by its kind and its number. */
export interface Attachment {
  kind: string;
  number: string;
}

/** Emails to send, written in the transaction that they report. */
export const outbox = pgTable("outbox", {
  id: serial().primaryKey(),
  /** Idempotency key: a second email with the same key is not stored. */
  key: text().notNull().unique(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** Null: the shop's own address. */
  replyTo: text("reply_to"),
  /** Documents that are printed when the email is sent. */
  attachments: jsonb().$type<Attachment[]>().notNull().default([]),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  /** The last error, for staff; empty before the first one. */
  failure: text().notNull().default(""),
  /** The email is not sent before this time. While a worker sends it, the end of the worker's lease. */
  dueAt: timestamp("due_at", { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
});
