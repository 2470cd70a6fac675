import { bigint, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { bytea } from "../../../../db/bytea.ts";
import { users } from "../../../identity/tables.ts";
import { orders } from "../../orders/orders.table.ts";

/** Purchase orders that pay an order or half of it. Deleted with an order that is never paid. */
export const purchaseOrders = pgTable(
  "purchase_orders",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The buyer's own number. Not unique: companies issue blanket purchase orders. */
    poNumber: text("po_number").notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    /** The PDF as uploaded. */
    file: bytea().notNull(),
    fileName: text("file_name").notNull(),
    /** Digest of the request, which detects repeated ones; null if a payment of the other half does. */
    requestKey: text("request_key"),
    /** The page's id of its attempt, by which it asks for the outcome. */
    attempt: text(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("purchase_orders_once").on(table.userId, table.requestKey),
    unique("purchase_orders_attempt").on(table.userId, table.attempt),
  ],
);

/** Accounts that staff have given terms: they order wholly by purchase order. */
export const accountTerms = pgTable("account_terms", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The most that the account may owe by purchase orders. */
  limitCents: bigint("limit_cents", { mode: "number" }).notNull(),
  /** The days until its invoices are due. */
  netDays: integer("net_days").notNull(),
  actor: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The number of unpaid purchase orders that an account may have, where staff have set it. */
export const purchaseOrderLimits = pgTable("purchase_order_limits", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  max: integer().notNull(),
});
