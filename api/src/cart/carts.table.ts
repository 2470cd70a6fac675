import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.table.ts";

export const carts = pgTable(
  "carts",
  {
    id: serial().primaryKey(),
    /** One cart a user; null is a visitor's. */
    userId: integer("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The account that takes a visitor's cart over when it is first logged in to, in whatever browser. */
    promisedTo: integer("promised_to").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("carts_promised").on(table.promisedTo)],
);

/** What is in a cart. Name and price are the product's, looked up whenever they are needed. */
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
  },
  (table) => [
    unique("cart_lines_once").on(table.cartId, table.productSku, table.unitSize),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 999`),
  ],
);
