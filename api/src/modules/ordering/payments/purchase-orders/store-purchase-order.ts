import type { PurchaseOrderPayment } from "@ligate/contract/payments/purchase-order-schemas";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { prebuilt } from "../../../../db/prebuilt.ts";
import { type Order, orders } from "../../orders/orders.table.ts";
import { ledger } from "../payments.table.ts";
import { safeFileName } from "./purchase-order-file.ts";
import { purchaseOrders } from "./purchase-orders.table.ts";

/** A submitted purchase order: its fields and its file. */
export interface SentPurchaseOrder {
  fields: PurchaseOrderPayment;
  file: Buffer;
}

export const readPurchaseOrder = async (body: PurchaseOrderPayment): Promise<SentPurchaseOrder> => ({
  fields: body,
  file: Buffer.from(await body.po_file.arrayBuffer()),
});

interface StoredAmount {
  amountCents: number;
  /** Both identify a repeated request, if the purchase order pays the whole order. */
  requestKey?: string | undefined;
  attempt?: string | undefined;
}

/** Stores a purchase order with its order. */
export async function storePurchaseOrder(
  tx: Tx,
  { id: orderId, userId }: Order,
  { fields, file }: SentPurchaseOrder,
  stored: StoredAmount,
) {
  const fileName = safeFileName(fields.po_file.name);
  await tx
    .insert(purchaseOrders)
    .values({ orderId, userId, poNumber: fields.order_number, file, fileName, ...stored });
}

/** Records the amount of an order's purchase order, if it has one, in the ledger. @returns the buyer's number */
export async function recordPurchaseOrder(tx: Tx, orderId: number): Promise<string | undefined> {
  const [found] = await readPurchaseOrderOf(tx, { orderId });
  if (!found) return undefined;
  const { poNumber, amountCents, reference } = found;
  await tx
    .insert(ledger)
    .values({ orderId, kind: "purchase_order", amountCents, currency: "USD", reference });
  return poNumber;
}

const readPurchaseOrderOf = prebuilt((tx) => {
  const { poNumber, amountCents } = purchaseOrders;
  return tx
    .select({ poNumber, amountCents, reference: orders.orderNumber })
    .from(purchaseOrders)
    .innerJoin(orders, eq(orders.id, purchaseOrders.orderId))
    .where(eq(purchaseOrders.orderId, sql.placeholder("orderId")));
});
