import { PURCHASE_ORDER_SOURCE } from "@ligate/contract/payments/payment-source";
import type { PurchaseOrderPayment } from "@ligate/contract/payments/purchase-order-schemas";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { PURCHASE_ORDER_FILES_BY_ACCOUNT, uncount } from "../../../../http/limits.ts";
import type { PaymentDescription } from "../../orders/order-confirmation-mail.ts";
import { type Order, orders } from "../../orders/orders.table.ts";
import { ledger } from "../payments.table.ts";
import type { CapturedMoney } from "../paypal/paypal-responses.ts";
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

/** Stores a purchase order with its order, and takes it back from the limit of files. */
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
  await uncount(tx, PURCHASE_ORDER_FILES_BY_ACCOUNT, userId);
}

const NAME_MAX = 100;

/** The name of a file without folders, control and reserved characters, with one extension `.pdf`. */
function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const kept = last
    .replace(/\.pdf$/i, "")
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, "")
    .replace(/^[. ]+/, "");
  return `${kept.slice(0, NAME_MAX).trim() || "purchase-order"}.pdf`;
}

/** Records the amount of an order's purchase order, if it has one, in the ledger. @returns the buyer's number */
async function recordPurchaseOrder(tx: Tx, orderId: number): Promise<string | undefined> {
  const [found] = await tx
    .select({
      poNumber: purchaseOrders.poNumber,
      amountCents: purchaseOrders.amountCents,
      reference: orders.orderNumber,
    })
    .from(purchaseOrders)
    .innerJoin(orders, eq(orders.id, purchaseOrders.orderId))
    .where(eq(purchaseOrders.orderId, orderId));
  if (!found) return undefined;
  const { poNumber, amountCents, reference } = found;
  await tx
    .insert(ledger)
    .values({ orderId, kind: "purchase_order", amountCents, currency: "USD", reference });
  return poNumber;
}

/** Records the purchase order of an order, if it has one, in the ledger, and describes the order's payment. */
export async function describePayment(
  tx: Tx,
  orderId: number,
  money?: CapturedMoney,
): Promise<PaymentDescription> {
  const poNumber = await recordPurchaseOrder(tx, orderId);
  const { amountCents = 0, source = "", lastDigits = "" } = money ?? {};
  return {
    paidCents: amountCents,
    source: poNumber ? withPurchaseOrder(source) : source,
    lastDigits,
    poNumber,
  };
}

/** The purchase order comes first, because pages append the card's last digits. */
function withPurchaseOrder(source: string): string {
  if (source === "") return PURCHASE_ORDER_SOURCE;
  if (source === "Made with PayPal") return "Paid with Purchase Order (PO) and PayPal";
  return `Purchase Order (PO) and ${source}`;
}

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
