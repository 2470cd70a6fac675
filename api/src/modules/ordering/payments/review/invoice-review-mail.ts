import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../../orders/buyer.ts";
import type { Order } from "../../orders/orders.table.ts";

/** Sent while PayPal reviews the payment of an invoice. @param cents of the payment */
export const invoiceUnderReviewMail = (order: Order, cents: number, buyer: Buyer, publicUrl: string): Email =>
  renderEmail({
    subject: `Payment for invoice ${invoiceLabel(order.orderNumber)} under review`,
    paragraphs: [
      `${withName("Thank you", order, buyer)}. PayPal is reviewing your payment of ${formatCents(cents)} for invoice ${invoiceLabel(order.orderNumber)} and has not completed it yet.`,
      "You do not need to do anything; please do not pay again. We will e-mail you when PayPal has finished.",
    ],
    link: { text: "See your invoice", href: `${publicUrl}/checkout/${order.orderNumber}` },
    closing: closingFor(buyer),
  });

/** Sent when PayPal has refused the payment of an invoice after its review. */
export const invoicePaymentDeniedMail = (
  order: Order,
  cents: number,
  buyer: Buyer,
  publicUrl: string,
): Email =>
  renderEmail({
    subject: `Payment for invoice ${invoiceLabel(order.orderNumber)} declined`,
    paragraphs: [
      `${withName("Hello", order, buyer)}. PayPal declined your payment of ${formatCents(cents)} for invoice ${invoiceLabel(order.orderNumber)} after its review. You were not charged.`,
      "The invoice is still unpaid. Please use another payment method.",
    ],
    link: { text: "Pay your invoice", href: `${publicUrl}/checkout/${order.orderNumber}` },
    closing: closingFor(buyer, "pay it"),
  });
