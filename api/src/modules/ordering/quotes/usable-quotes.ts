import { formatDay } from "@ligate/contract/common/dates";
import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { type Quote, quoteLines, quotes } from "./quotes.table.ts";

/** The current day in UTC. */
export const TODAY = sql`(now() at time zone 'UTC')::date`;

/** The unit price of a quote line, with its quote. */
export interface QuotedPrice {
  cents: number;
  /** Number of the quote. */
  number: string;
  /** Of a quote on terms, the days until its invoices are due. */
  netDays: number | null;
  /** The address that the quote is bound to. */
  boundTo: string | null;
}

/**
 * The condition to join quotes with their lines, without expired and used quotes. A quote whose order is pending payment is
 * included, because the order may be deleted again.
 */
export const isUsableQuote = sql`${quotes.id} = ${quoteLines.quoteId} and ${quotes.expiresOn} >= ${TODAY}
  and not exists (select from ${orders} where ${orders.id} = ${quotes.orderId} and ${orders.status} <> 'pending_payment')`;

/** A quote that has expired or was used. */
export interface LapsedQuote {
  number: string;
  /** The reason why it cannot be used, as a sentence. */
  reason: string;
}

/** The quotes of lines that are not usable any more, by the id of the quote line. */
export async function findLapsedQuotes(tx: Tx, quoteLineIds: number[]): Promise<Map<number, LapsedQuote>> {
  if (quoteLineIds.length === 0) return new Map();
  const found = await tx
    .select({ lineId: quoteLines.id, quote: quotes })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(inArray(quoteLines.id, quoteLineIds));
  return new Map(
    found.map(({ lineId, quote }) => [
      lineId,
      { number: quote.number, reason: quote.orderId ? usedText(quote) : expiredText(quote) },
    ]),
  );
}

export const usedText = ({ number }: Quote): string => `The quote ${number} has already been used.`;
export const expiredText = ({ number, expiresOn }: Quote): string =>
  `The quote ${number} expired on ${formatDay(expiresOn)}. Please ask us for a new one.`;
