import { and, eq, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { orders } from "../orders/orders.table.ts";
import { quoteLines, quotes } from "./quotes.table.ts";

/** The current day in UTC. */
export const TODAY = sql`(now() at time zone 'UTC')::date`;

/** The unit price of a quote line. */
export interface QuotedPrice {
  cents: number;
  /** Number of the quote. */
  number: string;
}

/** The columns of `QuotedPrice`, for a query that joins quotes with `isUsableQuote`. */
export const quotedPriceColumns = { cents: quoteLines.unitPriceCents, number: quotes.number };

/**
 * The condition to join quotes with their lines, without expired and used quotes. A quote whose order is pending payment is
 * included, because the order may be deleted again.
 */
export const isUsableQuote = and(
  eq(quotes.id, quoteLines.quoteId),
  sql`${quotes.expiresOn} >= ${TODAY}`,
  notExists(
    new QueryBuilder()
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, quotes.orderId), sql`${orders.status} <> 'pending_payment'`)),
  ),
);
