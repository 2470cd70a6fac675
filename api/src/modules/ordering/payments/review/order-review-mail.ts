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
      "You do not need to do anything; please do not pay again. We will start working on the order once PayPal has confirmed the payment, and will e-mail you then. Your items remain reserved.",
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
      `${withName("Thank you", order, buyer)}. PayPal has confirmed your payment of ${formatCents(cents)} for order ${order.orderNumber}, and we are starting to work on it.`,
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
      subject: `Your ${company.name} order ${order.orderNumber}: payment declined`,
      paragraphs: [
        `${withName("Hello", order, buyer)}. PayPal declined your payment of ${formatCents(cents)} for order ${order.orderNumber} after its review. You were not charged.`,
        `The order is cancelled${cents < order.totalCents ? ", and its purchase order is void" : ""}. You can order the same items again from the order's page.`,
      ],
      link: linkTo(order, publicUrl),
      closing: closingFor(buyer),
    });
