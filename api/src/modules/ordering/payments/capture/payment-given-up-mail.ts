import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";

/**
 * Sent to a buyer whose payment was reported as being confirmed.
 * @param invoiceNumber of the invoice that the payment was for; without it the payment was for the cart
 */
export const paymentGivenUpMail = (storeUrl: string, invoiceNumber?: string): Email =>
  renderEmail({
    subject: `Your payment at ${company.name} did not go through`,
    paragraphs: [
      "The payment service did not confirm your payment, and you were not charged.",
      invoiceNumber
        ? `Invoice ${invoiceLabel(invoiceNumber)} is still unpaid. You can pay it at any time.`
        : "Your items are still in your cart. You can pay again at any time.",
    ],
    link: invoiceNumber
      ? { text: "Go to your invoice", href: `${storeUrl}/checkout/${invoiceNumber}` }
      : { text: "Go to your cart", href: `${storeUrl}/cart` },
    closing: "We apologize for the inconvenience.",
  });
