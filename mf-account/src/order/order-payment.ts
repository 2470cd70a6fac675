import { formatDay } from "@ligate/contract/common/dates";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";

/** The payment of an order as text. A purchase order that is not paid yet is not called paid. */
export function orderPayment(order: OrderView): string {
  const text = paymentSource(order);
  const isPaid = order.status === "paid" || order.invoice?.is_paid;
  if (order.po_number === undefined || isPaid) return text;
  const byPurchaseOrder = text.replace(/^Paid with /, "");
  if (order.status === "cancelled") return byPurchaseOrder;
  return order.invoice
    ? `${byPurchaseOrder}, invoice due ${formatDay(order.invoice.due_date)}`
    : `${byPurchaseOrder}, invoice follows`;
}
