import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { payments } from "./payments.table.ts";

/** Disputes that buyers have opened at PayPal, in their last reported state. Shown to staff. */
export const disputes = pgTable("disputes", {
  /** PayPal's id of the dispute. */
  id: text().primaryKey(),
  paymentId: integer("payment_id")
    .notNull()
    .references(() => payments.id),
  /** PayPal's status, such as `OPEN` or `RESOLVED`. */
  status: text().notNull(),
  /** PayPal's reason, such as `MERCHANDISE_OR_SERVICE_NOT_RECEIVED`. */
  reason: text().notNull(),
  amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
  openedAt: timestamp("opened_at", { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
