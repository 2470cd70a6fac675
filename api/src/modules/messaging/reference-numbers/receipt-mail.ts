import { company } from "@ligate/contract/settings/company";
import type { Tx } from "../../../db/database.ts";
import { countIfAllowed, RECEIPTS_BY_RECIPIENT } from "../../../http/limits.ts";
import { type Email, enqueueEmail } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";

interface Receipt {
  reference: string;
  publicUrl: string;
  /** A sentence that says when the shop will reply. */
  answer: string;
  /** True if the recipient has an account whose messages include this request. */
  hasThread: boolean;
}

/** Mails the receipt of a request, unless too many were mailed to the address. @param key identifies the mail */
export async function mailReceipt(tx: Tx, key: string, recipient: string, receipt: Receipt) {
  if (!(await countIfAllowed(tx, [[RECEIPTS_BY_RECIPIENT, recipient]]))) return;
  await enqueueEmail(tx, key, recipient, receiptMail(receipt));
}

/**
 * Sent to the address that a visitor typed, which may belong to another person. It contains no text of the visitor, so
 * that it cannot be used for spam.
 */
export function receiptMail({ reference, publicUrl, answer, hasThread }: Receipt): Email {
  return renderEmail({
    subject: `We have received your request ${reference}`,
    paragraphs: [
      `Thank you for writing to ${company.name}. Your reference number is ${reference}.`,
      `${answer} Please mention this number if you write or call about it.`,
    ],
    link: hasThread
      ? { text: "See your messages", href: `${publicUrl}/profile/messages/${reference}` }
      : { text: "Visit the store", href: `${publicUrl}/` },
    closing:
      "If you did not write to us, your address was probably mistyped, and you can ignore this e-mail.",
  });
}
