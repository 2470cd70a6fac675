import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { index, integer, jsonb, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "../../identity/tables.ts";
import { orders } from "../orders/orders.table.ts";

/** A payment at the provider, from the moment that the buyer presses the button on. */
export const payments = pgTable(
  "payments",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull().default("USD"),
    /** Makes the provider's create repeatable: it answers the first result again. */
    createRequestId: text("create_request_id").notNull().unique(),
    /** The provider's own id of it, which pages know it by. */
    providerOrderId: text("provider_order_id").unique(),
    /** `disputed`: what was captured is not what was asked for; a matter for people. */
    status: text({ enum: ["new", "captured", "refused", "disputed"] })
      .notNull()
      .default("new"),
    captureId: text("capture_id").unique(),
    /** The order that it pays, once it was claimed. */
    orderId: integer("order_id")
      .unique()
      .references(() => orders.id, { onDelete: "set null" }),
    /** The order whose invoice it pays; then it pays no order of its own. */
    invoiceOf: integer("invoice_of").references(() => orders.id),
    /** What the provider said at the last refusal. */
    refusal: jsonb().$type<PaymentRefusal>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("payments_user").on(table.userId)],
);
export type Payment = typeof payments.$inferSelect;

/**
 * The attempt to capture a payment for an order. Who holds the lease works on it; one whose lease has run
 * out is anybody's. It is gone once it is settled or refused.
 */
export const captureAttempts = pgTable(
  "capture_attempts",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** One attempt a payment … */
    paymentId: integer("payment_id")
      .notNull()
      .unique()
      .references(() => payments.id),
    /** … and one a buyer: the cart cannot be paid twice at the same time. */
    userId: integer("user_id").notNull().unique(),
    /** Makes the provider's capture repeatable. */
    requestId: text("request_id").notNull().unique(),
    leaseUntil: timestamp("lease_until", { withTimezone: true }).notNull(),
    /** Drawn anew whenever the lease changes hands: who lost it is told apart from who has it. */
    holder: text().notNull().default(""),
    /** Not tried again by itself before then; the buyer may. */
    retryAt: timestamp("retry_at", { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("capture_attempts_lease").on(table.leaseUntil)],
);

export type CaptureAttempt = typeof captureAttempts.$inferSelect;

/**
 * Money by order, in cents. Rows are only ever added. `capture` and `transfer` (as staff say) came in;
 * `purchase_order` is what a buyer has promised.
 */
export const ledger = pgTable(
  "ledger",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ["capture", "purchase_order", "transfer"] }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull(),
    /** The provider's id of the movement; of others our order's number. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("ledger_once").on(table.kind, table.reference)],
);
