import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../../orders/buyer.ts";
import type { Order } from "../../orders/orders.table.ts";

/** A payment of an invoice. */
export interface ReviewedPayment {
  /** Without `IV-`. */
  invoiceNumber: string;
  amountCents: number;
}

/** Sent while PayPal reviews the payment of an invoice. */
export function invoiceUnderReviewMail(
  order: Order,
  { invoiceNumber, amountCents }: ReviewedPayment,
  buyer: Buyer,
  publicUrl: string,
): Email {
  const label = invoiceLabel(invoiceNumber);
  return renderEmail({
    subject: `Payment for invoice ${label} under review`,
    paragraphs: [
      `${withName("Thank you", order, buyer)}. PayPal is reviewing your payment of ${formatCents(amountCents)} for invoice ${label} and has not completed it yet.`,
      "You do not need to do anything; please do not pay again. We will e-mail you when PayPal has finished.",
    ],
    link: { text: "See your invoice", href: `${publicUrl}/checkout/${invoiceNumber}` },
    closing: closingFor(buyer),
  });
}

/** Sent when PayPal has refused the payment of an invoice after its review. */
export function invoicePaymentDeniedMail(
  order: Order,
  { invoiceNumber, amountCents }: ReviewedPayment,
  buyer: Buyer,
  publicUrl: string,
): Email {
  const label = invoiceLabel(invoiceNumber);
  return renderEmail({
    subject: `Payment for invoice ${label} declined`,
    paragraphs: [
      `${withName("Hello", order, buyer)}. PayPal declined your payment of ${formatCents(amountCents)} for invoice ${label} after its review. You were not charged.`,
      "The invoice is still unpaid. Please use another payment method.",
    ],
    link: { text: "Pay your invoice", href: `${publicUrl}/checkout/${invoiceNumber}` },
    closing: closingFor(buyer, "pay it"),
  });
}
