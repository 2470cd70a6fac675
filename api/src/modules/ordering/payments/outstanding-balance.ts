import { and, eq, inArray, sum } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { Order } from "../orders/orders.table.ts";
import { ledger } from "./payments.table.ts";

/** The unpaid amount of an order: its total minus captures and transfers. */
export async function outstandingBalanceCents(
  tx: Tx,
  { id, totalCents }: Pick<Order, "id" | "totalCents">,
): Promise<number> {
  const [received] = await tx
    .select({ cents: sum(ledger.amountCents).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.orderId, id), inArray(ledger.kind, ["capture", "transfer"])));
  return totalCents - (received?.cents ?? 0);
}
