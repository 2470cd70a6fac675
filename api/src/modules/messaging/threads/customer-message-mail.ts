import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import type { User } from "../../identity/tables.ts";
import type { ThreadMessageRow, ThreadRow } from "./threads.table.ts";

/** Tells staff how to answer, so that the customer finds the answer in the account. */
export const answerInstruction = (reference: string) =>
  `Answer with: pnpm staff reply ${reference} --file <file>`;

/** Anyone can sign up with another person's address and request changes of an order. */
const UNVERIFIED: [string, string] = ["Address", "not verified"];

/** The account that receives the answer, because the form may contain another address. Empty for a visitor. */
export const accountRows = (sender: Pick<User, "email" | "emailVerifiedAt"> | null): [string, string][] =>
  sender ? [["Account", `${sender.email}${sender.emailVerifiedAt ? "" : ", address not verified"}`]] : [];

/** Sent to the shop's staff for a customer's answer or question. No Reply-To, because answers belong in the thread. */
export function customerMessageMail(
  { reference, subject }: ThreadRow,
  { email, emailVerifiedAt }: Pick<User, "email" | "emailVerifiedAt">,
  { text, details }: ThreadMessageRow,
): Email {
  return renderEmail({
    subject: `${reference}: ${subject}`,
    paragraphs: [`${email} has written to the store.`],
    rows: [
      ["Reference", reference],
      ["Subject", subject],
      ...(emailVerifiedAt ? [] : [UNVERIFIED]),
      ...details.map(({ name, value }): [string, string] => [name, value]),
    ],
    verbatim: [text],
    closing: answerInstruction(reference),
  });
}
