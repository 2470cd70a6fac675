import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";

/**
 * Sent to the address that a visitor typed, which may belong to another person. It contains no text of the visitor, so
 * that it cannot be used for spam.
 * @param answer a sentence that says when the shop will reply
 */
export function receiptMail(reference: string, storeUrl: string, answer: string): Email {
  return renderEmail({
    subject: `We have received your request ${reference}`,
    paragraphs: [
      `Thank you for writing to ${company.name}. Your reference number is ${reference}.`,
      `${answer} Please name the number if you write or call about it.`,
    ],
    link: { text: "Visit the store", href: `${storeUrl}/` },
    closing: "If you did not write to us, your address was probably mistyped, and you can ignore this mail.",
  });
}
