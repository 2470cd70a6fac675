import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import type { Order } from "../../orders/orders.table.ts";
import { ledger } from "../payments.table.ts";

/** Takes back the promised amount of a cancelled order in the ledger. The file of the purchase order is kept. */
export async function voidPurchaseOrder(tx: Tx, { id: orderId, orderNumber: reference }: Order) {
  const [promised] = await tx
    .select({ amountCents: ledger.amountCents, currency: ledger.currency })
    .from(ledger)
    .where(and(eq(ledger.orderId, orderId), eq(ledger.kind, "purchase_order")));
  if (!promised) return;
  const { amountCents, currency } = promised;
  await tx.insert(ledger).values({ orderId, kind: "void", amountCents: -amountCents, currency, reference });
}
