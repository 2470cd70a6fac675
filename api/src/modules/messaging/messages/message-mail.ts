import type { ContactRequest } from "@ligate/contract/messages/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import type { Email } from "../../../jobs/outbox.ts";
import { nonEmptyRows, renderEmail } from "../../../mail/email-template.ts";
import { specificationFasta } from "../../design/index.ts";
import { accountRows, answerInstruction, type FormSender } from "../threads/customer-message-mail.ts";

/**
 * Sent to the shop's staff, whose reply goes to the sender.
 * @param about the account of the sender, and what was specified for the product
 */
export function messageMail(
  reference: string,
  sent: ContactRequest,
  about: { sender: FormSender; specification: Specification | null },
): Email {
  const { sender, specification } = about;
  const { firstName, lastName, email, phone, subject, message, product } = sent;
  return renderEmail({
    subject: `${reference}: ${subject}`,
    paragraphs: [`${firstName} ${lastName} has written to the store.`],
    rows: [
      ...nonEmptyRows({ Reference: reference, Email: email }),
      ...accountRows(sender),
      ...nonEmptyRows({ Phone: phone, Product: product, Subject: subject }),
      ...specificationRows(specification).map(({ label, value }): [string, string] => [label, value]),
    ],
    verbatim: [message, ...specificationFasta(reference, specification)],
    closing: answerInstruction(reference),
    replyTo: email,
  });
}
