import type { Specification } from "@ligate/contract/specification/schemas";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { orders } from "../orders/orders.table.ts";

/** Offers of staff to customers, with their own prices. */
export const quotes = pgTable(
  "quotes",
  {
    id: serial().primaryKey(),
    /** `QT-` and 64 random bits: the number alone grants read access. */
    number: text().notNull().unique(),
    /** Lower case. Null: not bound to an address. */
    email: text(),
    /** Last day of validity, in UTC. */
    expiresOn: date("expires_on").notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull().defaultNow(),
    /** A quote on terms is ordered wholly by purchase order, and its invoices are due after this many days. */
    netDays: integer("net_days"),
    /** The order that used the quote; null again if that order is never paid. */
    orderId: integer("order_id").references(() => orders.id, { onDelete: "set null" }),
  },
  (table) => [index("quotes_order").on(table.orderId)],
);
export type Quote = typeof quotes.$inferSelect;

export const quoteLines = pgTable(
  "quote_lines",
  {
    id: serial().primaryKey(),
    quoteId: integer("quote_id")
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    productSku: text("product_sku").notNull(),
    unitSize: text("unit_size").notNull(),
    quantity: integer().notNull(),
    unitPriceCents: bigint("unit_price_cents", { mode: "number" }).notNull(),
    /** The specification: the fields that a SKU does not encode. */
    specification: jsonb().$type<Specification>(),
  },
  (table) => [
    index("quote_lines_quote").on(table.quoteId),
    check("quote_lines_quantity", sql`${table.quantity} between 1 and 999`),
    check("quote_lines_price", sql`${table.unitPriceCents} > 0`),
  ],
);

/** A line of an offer. `unitCents` is the quoted unit price. */
export interface OfferedLine {
  sku: string;
  /** The specification: the fields that a SKU does not encode. */
  specification?: Specification | null;
  /** Unit size of a supply; empty for other products. */
  unitSize: string;
  quantity: number;
  unitCents: number;
}

export interface Offer {
  lines: OfferedLine[];
  /** Last day of validity, `YYYY-MM-DD`. */
  expiresOn: string;
  /** If set, only an account with this verified address may use the quote. */
  email?: string;
  /** If set, a purchase order pays the whole quote, and its invoices are due after this many days. */
  netDays?: number;
}
