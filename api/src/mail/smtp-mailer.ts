import type { Settings } from "@ligate/contract/settings/settings";
import { createTransport } from "nodemailer";
import type { Mailer } from "../jobs/outbox-worker.ts";

type MailSettings = Pick<Settings, "SMTP_URL" | "MAIL_FROM">;

/** `undefined` where no mail server is set: mail then waits in the outbox. */
export function smtpMailer({ SMTP_URL, MAIL_FROM }: MailSettings): Mailer | undefined {
  if (!SMTP_URL) return undefined;
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url: SMTP_URL, ...timeouts });
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? "localhost";
  return {
    async send({ id, createdAt, recipient, replyTo, subject, text, html }) {
      await transport.sendMail({
        // Delivery is at least once: the same id each time lets a mail program show it once.
        messageId: `<outbox-${id}-${createdAt.getTime()}@${domain}>`,
        from: MAIL_FROM,
        // As an object: a string would be parsed, and could name more than one.
        to: { name: "", address: recipient },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        subject,
        text,
        html,
      });
    },
    close: () => transport.close(),
  };
}
