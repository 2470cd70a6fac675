import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { index, integer, jsonb, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "../../identity/tables.ts";
import { orders } from "../orders/orders.table.ts";

/** Payments at PayPal, created when the buyer presses the payment button. */
export const payments = pgTable(
  "payments",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull().default("USD"),
    /** PayPal-Request-Id of the create call, which makes it idempotent. */
    createRequestId: text("create_request_id").notNull().unique(),
    /** PayPal's id of its order, which pages use. */
    providerOrderId: text("provider_order_id").unique(),
    /** `disputed`: another amount was captured than requested; requires manual review. */
    status: text({ enum: ["new", "captured", "refused", "disputed"] })
      .notNull()
      .default("new"),
    captureId: text("capture_id").unique(),
    /** The order that the payment pays, set by the claim. */
    orderId: integer("order_id")
      .unique()
      .references(() => orders.id, { onDelete: "set null" }),
    /** The order whose invoice the payment pays; `orderId` is null then. */
    invoiceOf: integer("invoice_of").references(() => orders.id),
    /** PayPal's last refusal. */
    refusal: jsonb().$type<PaymentRefusal>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("payments_user").on(table.userId)],
);
export type Payment = typeof payments.$inferSelect;

/**
 * Attempts to capture a payment for an order. The holder of the lease works on it; after its expiry any process may
 * take it over. The row is deleted when the attempt is settled or released.
 */
export const captureAttempts = pgTable(
  "capture_attempts",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** One attempt per payment. */
    paymentId: integer("payment_id")
      .notNull()
      .unique()
      .references(() => payments.id),
    /** One attempt per buyer, so that a cart cannot be paid twice at the same time. */
    userId: integer("user_id").notNull().unique(),
    /** PayPal-Request-Id of the capture call, which makes it idempotent. */
    requestId: text("request_id").notNull().unique(),
    leaseUntil: timestamp("lease_until", { withTimezone: true }).notNull(),
    /** Fencing token: a new random value whenever the lease is taken. */
    holder: text().notNull().default(""),
    /** The reconciler does not retry before this time; the buyer may. */
    retryAt: timestamp("retry_at", { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("capture_attempts_lease").on(table.leaseUntil)],
);

export type CaptureAttempt = typeof captureAttempts.$inferSelect;

/**
 * The ledger: money by order, in cents, append-only. `capture` and `transfer` (recorded by staff) are received money;
 * `purchase_order` is the amount that a buyer has promised, and `void` the same amount, negative, of a cancelled order.
 */
export const ledger = pgTable(
  "ledger",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ["capture", "purchase_order", "transfer", "void"] }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull(),
    /** PayPal's id of a capture; otherwise the order number. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("ledger_once").on(table.kind, table.reference)],
);
