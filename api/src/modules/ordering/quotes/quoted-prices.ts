import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { cartLines } from "../cart/carts.table.ts";
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

/**
 * The prices of the quote lines in a cart, by the id of the quote line. Omits expired and used quotes. A quote whose
 * order is pending payment is included, because the order may be deleted again.
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
