import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "../orders/orders.table.ts";

/** Invoices for the unpaid amount of orders. An invoice has the number of its order. */
export const invoices = pgTable("invoices", {
  orderId: integer("order_id")
    .primaryKey()
    .references(() => orders.id),
  amountCents: integer("amount_cents").notNull(),
  billedOn: date("billed_on").notNull(),
  dueOn: date("due_on").notNull(),
  paidAt: timestamp("paid_at", { withTimezone: true }),
  paymentSource: text("payment_source").notNull().default(""),
  lastDigits: text("last_digits").notNull().default(""),
});
export type Invoice = typeof invoices.$inferSelect;
