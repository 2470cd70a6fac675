import { integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { bytea } from "../../../../db/bytea.ts";
import { users } from "../../../identity/tables.ts";
import { orders } from "../../orders/orders.table.ts";

/** The buyer's purchase order that pays an order, or half of it. Of an order that was never paid it is gone. */
export const purchaseOrders = pgTable(
  "purchase_orders",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The buyer's own number. One may stand for several orders: companies issue blanket ones. */
    poNumber: text("po_number").notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** The PDF as it was sent. */
    file: bytea().notNull(),
    fileName: text("file_name").notNull(),
    /** Tells a repeated press; null where the payment of the other half does. */
    requestKey: text("request_key"),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("purchase_orders_once").on(table.userId, table.requestKey)],
);
