import { formatDay } from "@ligate/contract/common/dates";
import { eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { type Quote, quoteLines, quotes } from "./quotes.table.ts";

/** A quote that has expired or was used. */
export interface LapsedQuote {
  number: string;
  /** Why it cannot be used, as a sentence. */
  reason: string;
}

/** The quotes of lines that are not usable any more, by the id of the quote line. */
export async function lapsedQuotes(tx: Tx, quoteLineIds: number[]): Promise<Map<number, LapsedQuote>> {
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
