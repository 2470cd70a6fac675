import type { ContactRequest } from "@ligate/contract/messages/schemas";
import type { Email } from "../../../jobs/outbox.ts";
import { nonEmptyRows, renderEmail } from "../../../mail/email-template.ts";
import type { ThreadOwner } from "../threads/begin-thread.ts";
import { accountRows, howToAnswer } from "../threads/replies/customer-message-mail.ts";

/**
 * Sent to the shop's staff, whose reply goes to the sender.
 * @param sender the account that is signed in; null for a visitor
 */
export function messageMail(
  reference: string,
  sent: ContactRequest,
  sender: ThreadOwner | null = null,
): Email {
  const { firstName, lastName, email, phone, subject, message, product } = sent;
  return renderEmail({
    subject: `${reference}: ${subject}`,
    paragraphs: [`${firstName} ${lastName} has written to the store.`],
    rows: [
      ...nonEmptyRows({ Reference: reference, Email: email }),
      ...accountRows(sender),
      ...nonEmptyRows({ Phone: phone, Product: product, Subject: subject }),
    ],
    verbatim: [message],
    closing: howToAnswer(reference),
    replyTo: email,
  });
}
