import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "../orders/orders.table.ts";

/** The biosecurity screenings of orders with sequences of the customer's own. Rows are never changed. */
export const orderScreenings = pgTable(
  "order_screenings",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The tool or list that the sequences were compared with. */
    tool: text().notNull(),
    /** How the customer's legitimacy was established. */
    customerCheck: text("customer_check").notNull(),
    /** The member of staff. */
    actor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("order_screenings_order").on(table.orderId)],
);
export type OrderScreening = typeof orderScreenings.$inferSelect;
