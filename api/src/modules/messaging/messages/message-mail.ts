import type { ContactRequest } from "@ligate/contract/messages/schemas";
import type { Email } from "../../../jobs/outbox.ts";
import { nonEmptyRows, renderEmail } from "../../../mail/email-template.ts";
import { howToAnswer } from "../threads/replies/customer-message-mail.ts";

/** Sent to the shop's staff, whose reply goes to the sender. */
export function messageMail(reference: string, sent: ContactRequest): Email {
  const { firstName, lastName, email, phone, subject, message, product } = sent;
  return renderEmail({
    subject: `${reference}: ${subject}`,
    paragraphs: [`${firstName} ${lastName} has written to the store.`],
    rows: nonEmptyRows({
      Reference: reference,
      Email: email,
      Phone: phone,
      Product: product,
      Subject: subject,
    }),
    verbatim: [message],
    closing: howToAnswer(reference),
    replyTo: email,
  });
}
