import { THREAD_KINDS } from "@ligate/contract/messages/constants";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import type { ThreadRow } from "./threads.table.ts";

const introduce = ({ kind, reference }: ThreadRow) =>
  `We have answered your ${THREAD_KINDS[kind].toLowerCase()} ${reference}.`;
const formatSubject = ({ reference }: ThreadRow) => `Answer to your message ${reference}`;

/** Tells a customer that staff have answered. Contains neither the answer nor any text of the customer. */
export function answerNoticeMail(thread: ThreadRow, publicUrl: string): Email {
  return renderEmail({
    subject: formatSubject(thread),
    paragraphs: [introduce(thread)],
    link: { text: "Read the answer", href: `${publicUrl}/profile/messages/${thread.reference}` },
    closing: "You need to be logged in to read it. You can reply on the same page.",
  });
}

/** Sent to a visitor, who has no page: staff's answer, and no text of the visitor. */
export function answerMail(thread: ThreadRow, text: string): Email {
  return renderEmail({
    subject: formatSubject(thread),
    paragraphs: [introduce(thread)],
    verbatim: [text],
    closing: "Reply to this e-mail to answer. If you did not write to us, you can ignore it.",
    replyTo: company.email,
  });
}
