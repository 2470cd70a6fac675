import type { PurchaseOrderPayment } from "@ligate/contract/payments/purchase-order-schemas";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import type { Order } from "../../orders/orders.table.ts";
import { ledger } from "../payments.table.ts";
import { safeFileName } from "./purchase-order-file.ts";
import { purchaseOrders } from "./purchase-orders.table.ts";

/** A purchase order as it was sent: what it says, and its file. */
export interface SentPurchaseOrder {
  seen: PurchaseOrderPayment;
  file: Buffer;
}

export const readPurchaseOrder = async (seen: PurchaseOrderPayment): Promise<SentPurchaseOrder> => ({
  seen,
  file: Buffer.from(await seen.po_file.arrayBuffer()),
});

/** Files it with its order. */
export async function storePurchaseOrder(
  tx: Tx,
  { id: orderId, userId }: Order,
  { seen, file }: SentPurchaseOrder,
  { amountCents, requestKey }: { amountCents: number; requestKey?: string },
) {
  const fileName = safeFileName(seen.po_file.name);
  await tx
    .insert(purchaseOrders)
    .values({ orderId, userId, poNumber: seen.order_number, amountCents, file, fileName, requestKey });
}

/** Books what an order's purchase order promises, if it has one. @returns the buyer's number of it */
export async function bookPurchaseOrder(tx: Tx, orderId: number, reference: string) {
  const { poNumber, amountCents } = purchaseOrders;
  const [found] = await tx
    .select({ poNumber, amountCents })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.orderId, orderId));
  if (!found) return undefined;
  await tx.insert(ledger).values({
    orderId,
    kind: "purchase_order",
    amountCents: found.amountCents,
    currency: "USD",
    reference,
  });
  return found.poNumber;
}
