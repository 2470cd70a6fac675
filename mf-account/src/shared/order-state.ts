import { formatDay } from "@ligate/contract/common/dates";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";

/** The payment of an order as text. A payment that is pending or refused is not called paid. */
export function getPaymentText(order: OrderView): string {
  const source = paymentSource(order);
  if (order.payment_status === "pending") return `${withoutPaid(source)}, under review at PayPal`;
  if (order.payment_status === "denied")
    return `${withoutPaid(source)}, refused by PayPal: nothing was taken`;
  const isPaid = order.status === "paid" || order.invoice?.is_paid;
  if (order.po_number === undefined || isPaid) return source;
  const byPurchaseOrder = withoutPaid(source);
  if (order.status === "cancelled") return byPurchaseOrder;
  return order.invoice
    ? `${byPurchaseOrder}, invoice due ${formatDay(order.invoice.due_date)}`
    : `${byPurchaseOrder}, invoice to follow`;
}

const withoutPaid = (source: string): string => source.replace(/^Paid with /, "");

type Progress = Pick<OrderView, "status" | "payment_status">;

/** Whether the order is waiting for production or in production. */
export const isInProduction = ({ status }: Progress): boolean =>
  status === "open" || status === "in_progress";

/** Whether the order has a delivery date: an order whose payment is under review has none yet. */
export const hasDeliveryDate = (order: Progress): boolean =>
  order.payment_status === "confirmed" && order.status !== "cancelled";
