import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";

/**
 * To the address that a visitor typed, which may be anybody's: nothing of what the visitor wrote is in it, or the
 * store would carry strangers' words to strangers.
 * @param answer when there will be one
 */
export function receiptMail(reference: string, storeUrl: string, answer: string): Email {
  return renderEmail({
    subject: `We have received your request ${reference}`,
    paragraphs: [
      `Thank you for writing to ${company.name}. Your reference number is ${reference}.`,
      `${answer} Please name the number if you write or call about it.`,
    ],
    link: { text: "Visit the store", href: `${storeUrl}/` },
    closing: "If you have not written to us, somebody has mistyped an address: you need not do anything.",
  });
}
