import { integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Mail that is to be sent, written in the transaction that it tells of. */
export const outbox = pgTable("outbox", {
  id: serial().primaryKey(),
  /** What it tells of, once: a second one with the same key is not written. */
  key: text().notNull().unique(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** Null: the store's own address. */
  replyTo: text("reply_to"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  /** Not before then; while a worker sends it, until its lease ends. */
  dueAt: timestamp("due_at", { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
});
