import type { Specification } from "@ligate/contract/specification/schemas";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { setCartColumns, users } from "../../identity/tables.ts";
import { quoteLines } from "../quotes/quotes.table.ts";

export const carts = pgTable(
  "carts",
  {
    id: serial().primaryKey(),
    /** One cart per user; null for a visitor's cart. */
    userId: integer("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The user into whose cart this visitor's cart is merged at the first log-in, in any browser. */
    reservedForUserId: integer("promised_to").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("carts_promised").on(table.reservedForUserId)],
);

setCartColumns(carts);

/** The columns of a line, in the cart or removed from it. */
const lineColumns = {
  cartId: integer("cart_id")
    .notNull()
    .references(() => carts.id, { onDelete: "cascade" }),
  productSku: text("product_sku").notNull(),
  unitSize: text("unit_size").notNull(),
  quantity: integer().notNull(),
  /** The specification: the fields that a SKU does not encode. */
  specification: jsonb().$type<Specification>(),
  /** SHA-256 of the specification in canonical form: equal SKU and key are one line. Empty without one. */
  specificationKey: text("specification_key").notNull().default(""),
  /** Set on lines added from a quote, which fixes their price and quantity. */
  quoteLineId: integer("quote_line_id").references(() => quoteLines.id, { onDelete: "cascade" }),
};

/** Cart lines. Name and price are not stored, but looked up from the product or the quote on every read. */
export const cartLines = pgTable("cart_lines", { id: serial().primaryKey(), ...lineColumns }, (table) => [
  unique("cart_lines_once")
    .on(table.cartId, table.productSku, table.unitSize, table.specificationKey, table.quoteLineId)
    .nullsNotDistinct(),
  index("cart_lines_quote_line").on(table.quoteLineId),
  check("cart_lines_quantity", sql`${table.quantity} between 1 and 999`),
]);
export type CartLine = typeof cartLines.$inferSelect;

/** Lines that were removed from a cart, for the time in which they can be restored. */
export const removedCartLines = pgTable(
  "removed_cart_lines",
  {
    /** The id of the line in the cart. Lines are shown in the order of their ids, so a restored one is in its place. */
    id: integer().primaryKey(),
    ...lineColumns,
    removedAt: timestamp("removed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("removed_cart_lines_cart").on(table.cartId),
    index("removed_cart_lines_quote_line").on(table.quoteLineId),
  ],
);
