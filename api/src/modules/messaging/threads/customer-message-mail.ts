import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import type { User } from "../../identity/tables.ts";
import type { ThreadMessageRow, ThreadRow } from "./threads.table.ts";

/** Tells staff how to answer, so that the customer finds the answer in the account. */
export const answerInstruction = (reference: string) =>
  `Answer with: pnpm staff reply ${reference} --file <file>`;

/** Anyone can sign up with another person's address and request changes of an order. */
const UNVERIFIED: [string, string] = ["Address", "not verified"];

/** The sender of a form: the account that is signed in, or the account with the typed address. */
export interface FormSender {
  /** Null for a visitor whose address has no account. */
  account: Pick<User, "email" | "emailVerifiedAt"> | null;
  isSignedIn: boolean;
}

/**
 * The account of the sender, because the form may contain another address. Anyone can type a customer's address, and
 * ask for changes of an order. Empty for a visitor whose address has no account.
 */
export function accountRows({ account, isSignedIn }: FormSender): [string, string][] {
  if (!account) return [];
  const notes = [
    account.email,
    ...(account.emailVerifiedAt ? [] : ["address not verified"]),
    ...(isSignedIn ? [] : ["not signed in: the sender is not proven"]),
  ];
  return [["Account", notes.join(", ")]];
}

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
