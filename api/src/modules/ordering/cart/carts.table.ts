import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { setCartKey, users } from "../../identity/tables.ts";
import { quoteLines } from "../quotes/quotes.table.ts";

export const carts = pgTable(
  "carts",
  {
    id: serial().primaryKey(),
    /** One cart a user; null is a visitor's. */
    userId: integer("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The account that takes a visitor's cart over when it is first logged in to, in whatever browser. */
    reservedForUserId: integer("promised_to").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("carts_promised").on(table.reservedForUserId)],
);

setCartKey(carts.id);

/** What is in a cart. Name and price are the product's, or the quote's, looked up whenever they are needed. */
export const cartLines = pgTable(
  "cart_lines",
  {
    id: serial().primaryKey(),
    cartId: integer("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productSku: text("product_sku").notNull(),
    unitSize: text("unit_size").notNull(),
    quantity: integer().notNull(),
    /** Of a line that came with a quote: its price and its quantity are the quote's. */
    quoteLineId: integer("quote_line_id").references(() => quoteLines.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("cart_lines_once")
      .on(table.cartId, table.productSku, table.unitSize, table.quoteLineId)
      .nullsNotDistinct(),
    index("cart_lines_quote_line").on(table.quoteLineId),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 999`),
  ],
);
