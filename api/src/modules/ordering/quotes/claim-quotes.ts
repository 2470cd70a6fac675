import { and, asc, eq, gte, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../http/problem.ts";
import { quoteLines, quotes } from "./quotes.table.ts";

/**
 * Marks the quotes of an order's lines as used by this order. Deleting the order, as after a refused payment, makes
 * them available again.
 * @throws ProblemError 409 if another order has used one of them
 */
export async function claimQuotes(tx: Tx, orderId: number, lines: { quoteLineId: number | null }[]) {
  const lineIds = lines.flatMap(({ quoteLineId }) => quoteLineId ?? []);
  if (lineIds.length === 0) return;
  const found = await tx
    .selectDistinct({ id: quotes.id, number: quotes.number })
    .from(quotes)
    .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
    .where(inArray(quoteLines.id, lineIds))
    .orderBy(asc(quotes.id));
  for (const { id, number } of found) {
    const used = await tx
      .update(quotes)
      .set({ orderId })
      .where(and(eq(quotes.id, id), isNull(quotes.orderId)))
      .returning({ id: quotes.id });
    if (used.length === 0) throw conflict(`The quote ${number} has already been used by another order.`);
  }
}

/** Makes the quotes of a cancelled order available again, unless they have expired. */
export const releaseQuotes = (tx: Tx, orderId: number) =>
  tx
    .update(quotes)
    .set({ orderId: null })
    .where(and(eq(quotes.orderId, orderId), gte(quotes.expiresOn, new Date().toISOString().slice(0, 10))));
