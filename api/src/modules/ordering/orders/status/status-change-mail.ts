import { formatWeekday } from "@ligate/contract/common/dates";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../buyer.ts";
import type { Order } from "../orders.table.ts";

const SENTENCE_BY_STATUS: Partial<Record<OrderStatus, string>> = {
  in_progress: "We have begun to work on your order.",
  ready_for_delivery: "Your order is ready and about to be delivered.",
  paid: "Your order is complete and paid in full. Nothing is left to be done.",
  cancelled: "We do not work on it, and nothing is left to be paid.",
};

/** @param note of staff, such as the reason of a cancellation; empty for none */
export function statusChangeMail(order: Order, to: OrderStatus, publicUrl: string, note = "") {
  const { orderNumber, estDeliveryDate } = order;
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `Your ${company.name} order ${orderNumber}: ${ORDER_STATUS[to]}`,
      paragraphs: [
        `${withName("Hello", order, buyer)}. Your order ${orderNumber} is now: ${ORDER_STATUS[to]}.`,
        ...(SENTENCE_BY_STATUS[to] ? [SENTENCE_BY_STATUS[to]] : []),
        ...(to === "in_progress" ? [`Estimated delivery: ${formatWeekday(estDeliveryDate)}.`] : []),
        ...(note ? [`Reason: ${note}`] : []),
      ],
      link: { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` },
      closing: closingFor(buyer),
    });
}
