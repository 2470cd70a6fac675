import { formatWeekday } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../../orders/buyer.ts";
import type { Order } from "../../orders/orders.table.ts";

const linkTo = ({ orderNumber }: Order, publicUrl: string) => ({
  text: "See your order",
  href: `${publicUrl}/profile/order/${orderNumber}`,
});

/** Sent instead of the order confirmation while PayPal reviews the payment. @param cents of the payment */
export const orderUnderReviewMail = (order: Order, cents: number, buyer: Buyer, publicUrl: string): Email =>
  renderEmail({
    subject: `Your ${company.name} order ${order.orderNumber}: payment under review`,
    paragraphs: [
      `${withName("Thank you", order, buyer)}. We have received your order ${order.orderNumber}. PayPal is reviewing your payment of ${formatCents(cents)} and has not completed it yet.`,
      "You need not do anything: please do not pay again. We begin to work on the order when PayPal has confirmed the payment, and mail you then. Your items stay reserved.",
    ],
    total: ["Total", formatCents(order.totalCents)],
    link: linkTo(order, publicUrl),
    closing: closingFor(buyer),
  });

/** Sent when PayPal has completed a payment after its review. */
export const paymentConfirmedMail = (order: Order, cents: number, buyer: Buyer, publicUrl: string): Email =>
  renderEmail({
    subject: `Your ${company.name} order ${order.orderNumber}: payment confirmed`,
    paragraphs: [
      `${withName("Thank you", order, buyer)}. PayPal has confirmed your payment of ${formatCents(cents)} for order ${order.orderNumber}, and we begin to work on it.`,
      `Estimated delivery: ${formatWeekday(order.estDeliveryDate)}.`,
    ],
    total: ["Total", formatCents(order.totalCents)],
    link: linkTo(order, publicUrl),
    closing: closingFor(buyer),
  });

/** Sent when PayPal has refused a payment after its review, which cancels the order. */
export const paymentDeniedMail =
  (order: Order, cents: number, publicUrl: string) =>
  (buyer: Buyer): Email =>
    renderEmail({
      subject: `Your ${company.name} order ${order.orderNumber}: payment refused`,
      paragraphs: [
        `${withName("Hello", order, buyer)}. PayPal has refused your payment of ${formatCents(cents)} for order ${order.orderNumber} after its review. Nothing was taken.`,
        `The order is cancelled${cents < order.totalCents ? ", and its purchase order is void" : ""}. You can order the same items again from its page.`,
      ],
      link: linkTo(order, publicUrl),
      closing: closingFor(buyer),
    });
