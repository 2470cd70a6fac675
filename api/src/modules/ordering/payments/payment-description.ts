import type { Tx } from "../../../db/database.ts";
import type { PaymentDescription } from "../orders/order-confirmation-mail.ts";
import type { CapturedMoney } from "./paypal/paypal-responses.ts";
import { recordPurchaseOrder } from "./purchase-orders/store-purchase-order.ts";

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
  if (source === "") return "Paid with Purchase Order (PO)";
  if (source === "Made with PayPal") return "Paid with Purchase Order (PO) and PayPal";
  return `Purchase Order (PO) and ${source}`;
}
