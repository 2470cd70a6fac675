import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { orders } from "../orders/orders.table.ts";

/** Invoices of orders that are not wholly paid in advance. Each is for the shipments that no earlier one is for. */
export const invoices = pgTable(
  "invoices",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /** The order number; further invoices of an order append `-2`, `-3` …. Documents write `IV-` before it. */
    number: text().notNull().unique(),
    /** The value of the shipped lines. */
    subtotalCents: bigint("subtotal_cents", { mode: "number" }).notNull(),
    /** The order's freight, which its first invoice asks for. */
    shippingCents: bigint("shipping_cents", { mode: "number" }).notNull(),
    /** The amount to pay, as issued: the value without its share of what was paid in advance. It never changes. */
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    billedOn: date("billed_on").notNull(),
    dueOn: date("due_on").notNull(),
    /** When nothing was left to pay, by payments or credit notes. */
    paidAt: timestamp("paid_at", { withTimezone: true }),
    /** Of the last payment. */
    paymentSource: text("payment_source").notNull().default(""),
    lastDigits: text("last_digits").notNull().default(""),
    /** False if staff have turned its reminders off. */
    isReminded: boolean("is_reminded").notNull().default(true),
    /** The latest reminder that was sent, in days after the due date; null before the first. */
    lastReminder: integer("last_reminder"),
  },
  (table) => [index("invoices_order").on(table.orderId), index("invoices_due").on(table.paidAt, table.dueOn)],
);
export type Invoice = typeof invoices.$inferSelect;

/** Reductions of unpaid invoices. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoices.id),
    /** `CN-`, the order number, and a consecutive number of the order. */
    number: text().notNull().unique(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    /** Shown to the customer. */
    reason: text().notNull(),
    actor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("credit_notes_order").on(table.orderId)],
);
export type CreditNote = typeof creditNotes.$inferSelect;

/** Bank transfers and checks that staff have recorded. A negative amount is an overpayment that was sent back. */
export const bankPayments = pgTable(
  "bank_payments",
  {
    id: serial().primaryKey(),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoices.id),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    receivedOn: date("received_on").notNull(),
    method: text({ enum: ["ach", "wire", "check"] }).notNull(),
    /** The payer's remittance reference: of a check, its number. */
    reference: text().notNull(),
    actor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // A payment that is recorded twice is refused.
  (table) => [unique("bank_payments_once").on(table.invoiceId, table.method, table.reference)],
);
/** A transfer or a check, as the bank reports it. */
export type ReceivedPayment = Pick<
  typeof bankPayments.$inferSelect,
  "amountCents" | "receivedOn" | "method" | "reference"
>;
