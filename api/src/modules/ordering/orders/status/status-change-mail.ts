import { formatWeekday } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../buyer.ts";
import type { Order } from "../orders.table.ts";

const SENTENCE_BY_STATUS: Partial<Record<OrderStatus, string>> = {
  in_progress: "We have started working on your order.",
  ready_for_delivery: "Your order is ready and about to be delivered.",
  paid: "Your order is complete and paid in full. There is nothing left to do.",
  cancelled: "We will not work on it, and there is nothing left to pay.",
};

export interface StatusDetails {
  /** Such as the reason of a cancellation. */
  note?: string;
  /** The customer has written the note: only a verified address receives it. */
  isByCustomer?: boolean;
  /** The money of a cancelled order that was paid back. */
  refundedCents?: number;
}

export function statusChangeMail(
  order: Order,
  to: OrderStatus,
  publicUrl: string,
  { note, isByCustomer = false, refundedCents = 0 }: StatusDetails = {},
) {
  const { orderNumber, estDeliveryDate } = order;
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `Your ${company.name} order ${orderNumber}: ${ORDER_STATUS[to]}`,
      paragraphs: [
        `${withName("Hello", order, buyer)}. Your order ${orderNumber} is now: ${ORDER_STATUS[to]}.`,
        ...(SENTENCE_BY_STATUS[to] ? [SENTENCE_BY_STATUS[to]] : []),
        ...(to === "in_progress" ? [`Estimated delivery: ${formatWeekday(estDeliveryDate)}.`] : []),
        ...(refundedCents > 0 ? [refundText(refundedCents)] : []),
        ...(note && (buyer.isVerified || !isByCustomer) ? [`Reason: ${note}`] : []),
      ],
      link: { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` },
      closing: closingFor(buyer),
    });
}

const refundText = (cents: number) =>
  `We have refunded ${formatCents(cents)} to your original payment method. It may take a few days to appear in your bank or PayPal account.`;
