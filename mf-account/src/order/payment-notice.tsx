import type { OrderView } from "@ligate/contract/orders/schemas";
import { REVIEW_DENIED, underReviewText } from "@ligate/contract/payments/outcome-texts";
import { Alert } from "@ligate/ui/feedback/alert";

/** What a buyer has to know about a payment that PayPal reviews or has refused; nothing about a confirmed one. */
export function PaymentNotice({ order }: { order: OrderView }) {
  if (order.payment_status === "pending") return <Alert kind="notice">{underReviewText("cart")}</Alert>;
  if (order.payment_status === "denied") return <Alert kind="notice">{DENIED}</Alert>;
  return null;
}

const DENIED = `${REVIEW_DENIED} You can order the items again and pay in another way.`;
