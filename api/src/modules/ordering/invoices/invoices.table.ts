import { bigint, date, index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "../orders/orders.table.ts";

/** Invoices for the unpaid amount of orders. An invoice has the number of its order. */
export const invoices = pgTable("invoices", {
  orderId: integer("order_id")
    .primaryKey()
    .references(() => orders.id),
  /** The amount to pay: the unpaid amount of the order, minus credit notes. */
  amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
  billedOn: date("billed_on").notNull(),
  dueOn: date("due_on").notNull(),
  paidAt: timestamp("paid_at", { withTimezone: true }),
  paymentSource: text("payment_source").notNull().default(""),
  lastDigits: text("last_digits").notNull().default(""),
});
export type Invoice = typeof invoices.$inferSelect;

/** Reductions of unpaid invoices. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
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
