import type { OrderAddress, OrderReferences } from "@ligate/contract/address/schemas";
import { SHIPPING_TEMPERATURES } from "@ligate/contract/catalog/constants";
import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import { ORDER_CLASSES, type OrderStatus, PAYMENT_STATUSES } from "@ligate/contract/orders/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "../../identity/tables.ts";

/** `pending_payment` is internal: customers see an order after it is paid. */
export type StoredStatus = OrderStatus | "pending_payment";

export const orders = pgTable(
  "orders",
  {
    id: serial().primaryKey(),
    /** Random digits, so that numbers do not reveal how many orders there are. */
    orderNumber: text("order_number").notNull().unique(),
    /** Identifies the order in URLs; random. */
    paymentToken: text("payment_token").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    status: text().$type<StoredStatus>().notNull(),
    paymentStatus: text("payment_status", { enum: PAYMENT_STATUSES }).notNull().default("confirmed"),
    subtotalCents: bigint("subtotal_cents", { mode: "number" }).notNull(),
    shippingCents: bigint("shipping_cents", { mode: "number" }).notNull(),
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    /** Sales tax of the ZIP code, recorded but not charged; null while its rate is pending. */
    taxCents: bigint("tax_cents", { mode: "number" }),
    taxRate: text("tax_rate"),
    address: jsonb().$type<OrderAddress>().notNull(),
    references: jsonb("buyer_references").$type<OrderReferences>(),
    /** The days until its invoices are due, by a quote on terms or the account's terms; null: the store's own. */
    netDays: integer("net_days"),
    paymentSource: text("payment_source").notNull().default(""),
    lastDigits: text("last_digits").notNull().default(""),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull().defaultNow(),
    estDeliveryDate: date("est_delivery_date").notNull(),
  },
  // In the order of the list of orders, so that a page of it reads as many orders as it shows.
  (table) => [index("orders_user_placed").on(table.userId, table.placedAt, table.id)],
);
export type Order = typeof orders.$inferSelect;

/** Snapshots of the products at the time of the order. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    productSku: text("product_sku").notNull(),
    unitSize: text("unit_size").notNull(),
    productName: text("product_name").notNull(),
    /** The title of a design, which names its gene; empty for other products, and for orders from before titles. */
    title: text().notNull().default(""),
    url: text().notNull(),
    orderClass: text("order_class", { enum: ORDER_CLASSES }).notNull(),
    readyStatus: text("ready_status", { enum: ["Yes", "No"] }).notNull(),
    /** The longest lead time of its pieces, in business days. */
    leadDays: integer("lead_days").notNull(),
    /** Null for what is not shipped, and for orders from before it was recorded. */
    ships: text({ enum: SHIPPING_TEMPERATURES }),
    quantity: integer().notNull(),
    /** Pieces that were promised from stock, and the business days of both parts as in a cart line. */
    readyQuantity: integer("ready_quantity").notNull(),
    readyDays: integer("ready_days"),
    madeToOrderDays: integer("made_to_order_days"),
    /** Pieces taken from a counted stock (`stock_changes`); 0 for products that are not counted. */
    reservedQuantity: integer("reserved_quantity").notNull().default(0),
    unitPriceCents: bigint("unit_price_cents", { mode: "number" }).notNull(),
    /** The specification: the fields that a SKU does not encode. */
    specification: jsonb().$type<Specification>(),
    /** The contents of a kit's box. */
    box: jsonb().$type<BoxItem[]>().notNull().default([]),
    /** The quote line that was used. Without a foreign key, because quotes reference orders. */
    quoteLineId: integer("quote_line_id"),
  },
  (table) => [index("order_lines_order").on(table.orderId)],
);
export type OrderLine = typeof orderLines.$inferSelect;

/**
 * The number of lines of an account's orders by status and class, so that the list of orders need not count them.
 * Database triggers maintain it (migration 0012), so every statement is counted. Orders pending payment are not counted.
 */
export const orderLineCounts = pgTable(
  "order_line_counts",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text().$type<OrderStatus>().notNull(),
    orderClass: text("order_class", { enum: ORDER_CLASSES }).notNull(),
    lines: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.status, table.orderClass] })],
);

/** All status changes of orders. */
export const orderStatusChanges = pgTable(
  "order_moves",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    fromStatus: text("from_status").$type<StoredStatus>().notNull(),
    toStatus: text("to_status").$type<StoredStatus>().notNull(),
    /** `store` for automatic changes, otherwise the member of staff. */
    actor: text().notNull().default("store"),
    /** Shown to the customer, such as the reason of a cancellation. */
    note: text().notNull().default(""),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("order_moves_order").on(table.orderId)],
);
