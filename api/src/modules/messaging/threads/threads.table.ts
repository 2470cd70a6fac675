import type { ThreadKind } from "@ligate/contract/messages/constants";
import type { ThreadMessage, ThreadSummary } from "@ligate/contract/messages/schemas";
import { and, eq, isNull } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../identity/tables.ts";
import { orders } from "../../ordering/tables.ts";

/** Conversations of customers and visitors with the shop. */
export const threads = pgTable(
  "threads",
  {
    id: serial().primaryKey(),
    reference: text().notNull().unique(),
    /** The account; null for a visitor, until an account with this email address is verified. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Lower case. Where staff's answers to a visitor are mailed. */
    email: text().notNull(),
    kind: text().$type<ThreadKind>().notNull(),
    subject: text().notNull(),
    /** For a question about an order. One thread per order. */
    orderId: integer("order_id")
      .unique()
      .references(() => orders.id),
    topic: jsonb().$type<ThreadSummary["topic"]>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastMessageAt: timestamp("last_message_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("threads_user").on(table.userId, table.lastMessageAt),
    index("threads_email").on(table.email),
  ],
);
export type ThreadRow = typeof threads.$inferSelect;

export const threadMessages = pgTable(
  "thread_messages",
  {
    id: serial().primaryKey(),
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    author: text({ enum: ["customer", "staff"] }).notNull(),
    /** The member of staff; empty for the customer. */
    actor: text().notNull().default(""),
    text: text().notNull(),
    /** The other fields of the form. */
    details: jsonb().$type<ThreadMessage["details"]>().notNull().default([]),
    /** The author has not proved to own the email address: sent without a login, or before the owner took the account over. */
    sentSignedOut: boolean("sent_signed_out").notNull().default(false),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull().defaultNow(),
    /** When the customer has read staff's answer. Null for the customer's own messages. */
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [index("thread_messages_thread").on(table.threadId)],
);
export type ThreadMessageRow = typeof threadMessages.$inferSelect;

/** A message is an answer of staff that the customer has not read. */
export const isUnread = and(eq(threadMessages.author, "staff"), isNull(threadMessages.readAt));
