import { formatWeekday } from "@ligate/contract/common/dates";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import type { Order } from "./orders.table.ts";

const SENTENCE_BY_STATUS: Partial<Record<OrderStatus, string>> = {
  in_progress: "We have begun to work on your order.",
  ready_for_delivery: "Your order is ready and about to be delivered.",
  paid: "Your order is complete and paid in full. Nothing is left to be done.",
};

export function statusChangeMail(order: Order, to: OrderStatus, publicUrl: string): Email {
  const { orderNumber, address, estDeliveryDate, paymentToken } = order;
  return renderEmail({
    subject: `Your ${company.name} order ${orderNumber}: ${ORDER_STATUS[to]}`,
    paragraphs: [
      `Dear ${address.first_name}, your order ${orderNumber} is now: ${ORDER_STATUS[to]}.`,
      ...(SENTENCE_BY_STATUS[to] ? [SENTENCE_BY_STATUS[to]] : []),
      ...(to === "in_progress" ? [`Estimated delivery: ${formatWeekday(estDeliveryDate)}.`] : []),
    ],
    link: { text: "See your order", href: `${publicUrl}/order-confirmation/${paymentToken}` },
    closing: "You need to be logged in to see it. Reply to this mail if anything is not right.",
  });
}
