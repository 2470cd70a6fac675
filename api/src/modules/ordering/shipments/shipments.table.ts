import { date, integer, pgTable, primaryKey, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { invoices } from "../invoices/invoices.table.ts";
import { orderLines, orders } from "../orders/orders.table.ts";

/** Parcels that have left the laboratory, and results that were delivered electronically. */
export const shipments = pgTable(
  "shipments",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /** Consecutive within the order, from 1. */
    number: integer().notNull(),
    /** Such as `FedEx`, or `Electronic`. */
    carrier: text().notNull(),
    /** Empty if the carrier gives none. */
    trackingNumber: text("tracking_number").notNull().default(""),
    /** The weight of the dry ice (UN1845), which the carrier's papers state; null without dry ice. */
    dryIceGrams: integer("dry_ice_grams"),
    shippedOn: date("shipped_on").notNull(),
    /** The invoice that asks for its lines; null until it is issued, and if the order was paid in advance. */
    invoiceId: integer("invoice_id").references(() => invoices.id),
    actor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("shipments_number").on(table.orderId, table.number)],
);
export type Shipment = typeof shipments.$inferSelect;

export const shipmentLines = pgTable(
  "shipment_lines",
  {
    shipmentId: integer("shipment_id")
      .notNull()
      .references(() => shipments.id, { onDelete: "cascade" }),
    orderLineId: integer("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.orderLineId] })],
);
