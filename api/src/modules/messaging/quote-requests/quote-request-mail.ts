import { normalizeSequence } from "@ligate/contract/genes/sequence";
import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import type { Email } from "../../../jobs/outbox.ts";
import { nonEmptyRows, renderEmail } from "../../../mail/email-template.ts";
import { accountRows, answerInstruction, type FormSender } from "../threads/customer-message-mail.ts";
import { getRequestedProduct, workFields } from "./quote-details.ts";

/** Sent to the shop's staff with all fields of the request. */
export function quoteRequestMail(reference: string, sent: QuoteRequest, sender: FormSender): Email {
  const { firstName, lastName, institution, email, message, geneSequence = "" } = sent;
  const subject = getRequestedProduct(sent);
  const { length } = normalizeSequence(geneSequence);
  return renderEmail({
    subject: `${reference}: quote for ${subject}`,
    paragraphs: [`${firstName} ${lastName} of ${institution} asks for a quote.`],
    rows: [
      ...nonEmptyRows({ Reference: reference, Email: email }),
      ...accountRows(sender),
      ...nonEmptyRows({ Asked: subject, About: sent.product }),
      ...workFields(sent),
      ...nonEmptyRows({ "Gene sequence": length > 0 ? `${length} nt, below the message` : "" }),
    ],
    verbatim: [message, ...(geneSequence ? [geneSequence] : [])],
    closing: answerInstruction(reference),
    replyTo: email,
  });
}
