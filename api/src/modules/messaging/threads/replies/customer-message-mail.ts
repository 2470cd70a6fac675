import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import type { User } from "../../../identity/tables.ts";
import type { ThreadMessageRow, ThreadRow } from "../threads.table.ts";

/** How staff answer, so that the customer finds the answer in the account. */
export const howToAnswer = (reference: string) => `Answer with: pnpm staff reply ${reference} --file <file>`;

/** Sent to the shop's staff for a customer's answer or question. Without Reply-To, because answers belong in the thread. */
export function customerMessageMail(
  { reference, subject }: ThreadRow,
  { email }: Pick<User, "email">,
  { text, details }: ThreadMessageRow,
): Email {
  return renderEmail({
    subject: `${reference}: ${subject}`,
    paragraphs: [`${email} has written to the store.`],
    rows: [
      ["Reference", reference],
      ["Subject", subject],
      ...details.map(({ name, value }): [string, string] => [name, value]),
    ],
    verbatim: [text],
    closing: howToAnswer(reference),
  });
}
