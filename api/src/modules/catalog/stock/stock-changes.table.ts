import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { stockItems } from "../products/catalog.table.ts";

/**
 * All changes of stock counts, append-only: the count of an item is the sum of its changes, and never below 0.
 *
 * - `count`: staff have counted, or the content file has set the first count.
 * - `adjust`: staff have added or removed pieces.
 * - `reserve`: an order has taken pieces; negative.
 * - `return`: the pieces of an order that was not paid or was cancelled.
 */
export const stockChanges = pgTable(
  "stock_changes",
  {
    id: serial().primaryKey(),
    sku: text()
      .notNull()
      .references(() => stockItems.sku),
    kind: text({ enum: ["count", "adjust", "reserve", "return"] }).notNull(),
    /** Pieces added; negative if removed. */
    quantity: integer().notNull(),
    /** The number of the order that has taken or returned the pieces. Not a key: an unpaid order is deleted. */
    orderNumber: text("order_number"),
    reason: text().notNull().default(""),
    /** `store` for automatic changes, otherwise the member of staff. */
    actor: text().notNull().default("store"),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("stock_changes_sku").on(table.sku), index("stock_changes_order").on(table.orderNumber)],
);
