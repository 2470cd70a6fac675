import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { cartLines } from "../cart/carts.table.ts";
import { orders } from "../orders/orders.table.ts";
import { quoteLines, quotes } from "./quotes.table.ts";

/** Days are UTC's. */
export const TODAY = sql`(now() at time zone 'UTC')::date`;

/** What a quote asks for a piece, in cents. */
export interface QuotedPrice {
  cents: number;
  /** The quote's. */
  number: string;
}

/**
 * What a cart's quotes ask, by the line of the quote. Those that have expired, or that an
 * order has used up, are missing; one whose order still waits for its payment is there, since it may come back.
 */
export async function quotedPrices(tx: Tx, cartId: number): Promise<Map<number, QuotedPrice>> {
  const found = await tx
    .select({ id: quoteLines.id, cents: quoteLines.unitPriceCents, number: quotes.number })
    .from(cartLines)
    .innerJoin(quoteLines, eq(quoteLines.id, cartLines.quoteLineId))
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(
      and(
        eq(cartLines.cartId, cartId),
        sql`${quotes.expiresOn} >= ${TODAY}`,
        or(isNull(orders.id), eq(orders.status, "pending_payment")),
      ),
    );
  return new Map(found.map(({ id, ...quoted }) => [id, quoted]));
}
