import { and, eq, inArray, sql, sum } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { Order } from "../orders/orders.table.ts";
import { ledger } from "./payments.table.ts";

/** The unpaid amount of an order: its total minus captures, transfers and credit notes. Refunds do not change it. */
export async function outstandingBalanceCents(
  tx: Tx,
  { id, totalCents }: Pick<Order, "id" | "totalCents">,
): Promise<number> {
  // A credit note is booked as a negative amount.
  const paid = sql`case when ${ledger.kind} = 'credit_note' then -${ledger.amountCents} else ${ledger.amountCents} end`;
  const [settled] = await tx
    .select({ cents: sum(paid).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.orderId, id), inArray(ledger.kind, ["capture", "transfer", "credit_note"])));
  return totalCents - (settled?.cents ?? 0);
}
