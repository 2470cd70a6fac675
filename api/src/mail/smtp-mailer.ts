import type { Settings } from "@ligate/contract/settings/settings";
import { isOnThisMachine } from "@ligate/contract/settings/start-rules";
import type { Transporter } from "nodemailer";
import type { Mailer } from "../jobs/outbox.ts";

type MailSettings = Pick<Settings, "SMTP_URL" | "MAIL_FROM">;

/** Returns `undefined` if SMTP_URL is not set; emails then wait in the outbox. */
export function createSmtpMailer({ SMTP_URL, MAIL_FROM }: MailSettings): Mailer | undefined {
  if (!SMTP_URL) return undefined;
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  // Loaded with the first mail, so that the API starts faster.
  let transport: Transporter | undefined;
  // One connection for all mails, which is opened again when the server has closed it.
  const options = {
    ...{ url: SMTP_URL, pool: true, maxConnections: 1, ...timeouts },
    // Mails have links that set passwords. Without this, a server or an attacker on the way could refuse STARTTLS.
    requireTLS: !isOnThisMachine(SMTP_URL),
  } as const;
  const connect = async () => (await import("nodemailer")).createTransport(options);
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? "localhost";
  return {
    async send({ id, createdAt, recipient, replyTo, subject, text, html }, files) {
      transport ??= await connect();
      await transport.sendMail({
        // Delivery is at least once. With a stable id, mail programs show repeated emails once.
        messageId: `<outbox-${id}-${createdAt.getTime()}@${domain}>`,
        from: MAIL_FROM,
        // An object, because a string would be parsed and could contain several addresses.
        to: { name: "", address: recipient },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        subject,
        text,
        html,
        attachments: files.map(({ name, mediaType, content }) => ({
          filename: name,
          contentType: mediaType,
          content,
        })),
      });
    },
    close: () => transport?.close(),
  };
}

/** Codes of nodemailer for an answer about one mail, which names the recipient. Others are about the connection. */
const ABOUT_MAIL = ["EENVELOPE", "EMESSAGE"];

/** An error of sending as it is logged: the address of a customer stays in the outbox, which forgets it. */
export function toLoggedError(error: unknown): object {
  const { code, command, responseCode } = (error ?? {}) as SmtpError;
  return code !== undefined && ABOUT_MAIL.includes(code) ? { code, command, responseCode } : { err: error };
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}
