import type { ShippingAddress } from "@ligate/contract/address/schemas";
import type { PaymentRefusal } from "@ligate/contract/payments/schemas";
import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "../../identity/tables.ts";
import { invoices } from "../invoices/invoices.table.ts";
import { orders } from "../orders/orders.table.ts";

const LEDGER_KINDS = [
  "capture",
  "transfer",
  "refund",
  "reversal",
  "purchase_order",
  "credit_note",
  "void",
] as const;

/** Payments at PayPal, created when the buyer presses the payment button. */
export const payments = pgTable(
  "payments",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    currency: text().notNull().default("USD"),
    /** The payment method at PayPal, which decides whether a card is checked. Compared with PayPal's order. */
    source: text({ enum: ["paypal", "card"] })
      .notNull()
      .default("paypal"),
    /** PayPal-Request-Id of the create call, which makes it idempotent. */
    createRequestId: text("create_request_id").notNull().unique(),
    /** The shipping address of the cart that PayPal was given; null for an invoice. */
    shippingAddress: jsonb("shipping_address").$type<ShippingAddress>(),
    /** PayPal's id of its order, which pages use. */
    providerOrderId: text("provider_order_id").unique(),
    /**
     * `pending`: PayPal holds the capture for a review; the money is not booked yet. `disputed`: another amount, or the
     * money of another source, was captured than requested; requires manual review.
     */
    status: text({ enum: ["new", "pending", "captured", "refused", "disputed"] })
      .notNull()
      .default("new"),
    captureId: text("capture_id").unique(),
    /** The order that the payment pays, set by the claim. */
    orderId: integer("order_id")
      .unique()
      .references(() => orders.id, { onDelete: "set null" }),
    /** The order whose invoice the payment pays; `orderId` is null then. */
    invoiceOf: integer("invoice_of").references(() => orders.id),
    /** That invoice. */
    invoiceId: integer("invoice_id").references(() => invoices.id),
    /** When PayPal is asked again about a pending capture; otherwise null. */
    checkAt: timestamp("check_at", { withTimezone: true }),
    /** PayPal's last refusal. */
    refusal: jsonb().$type<PaymentRefusal>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("payments_user").on(table.userId), index("payments_check").on(table.checkAt)],
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
 * The ledger: money by order, in cents, append-only.
 *
 * - `capture` and `transfer` (recorded by staff) are received money. `refund` is money paid back and `reversal` money that
 *   PayPal has taken back after a dispute; both are negative.
 * - `purchase_order` is the amount that a buyer has promised. `credit_note` reduces what is still owed, and `void` takes
 *   back the promise of a cancelled order; both are negative.
 */
export const ledger = pgTable(
  "ledger",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    currency: text().notNull(),
    /** PayPal's id of a capture, refund or reversal; the number of a credit note; otherwise the order number. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("ledger_once").on(table.kind, table.reference)],
);
