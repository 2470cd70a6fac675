import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { extractLinks } from "./mail-links.ts";
import type { Mail, Mailbox } from "./mailbox.ts";

const MAX_BYTES = 25 * 1024 * 1024;

export interface RunningSmtpServer {
  port: number;
  close(): Promise<void>;
}

/** Accepts every mail sent from this machine and puts it into the mailbox. */
export async function startSmtpServer(port: number, mailbox: Mailbox): Promise<RunningSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1000,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => parseMail(raw, recipients))
        .then((mail) => mailbox.add(mail))
        .then(() => callback(), callback);
    },
  });
  // Without a listener, a client that disconnects early would end the process.
  server.on("error", (error) => console.error(`smtp: ${error.message}`));

  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Parses a raw message, as received by SMTP. */
async function parseMail(raw: Uint8Array, recipients: string[]): Promise<Omit<Mail, "id">> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  const text = (mail.text ?? stripTags(mail.html ?? "")).trim();

  return {
    from: mail.from ? formatAddress(mail.from) : "",
    to: recipients.join(", "),
    subject: mail.subject ?? "",
    date: isoDate(mail.date),
    text,
    html: mail.html ?? "",
    links: extractLinks(text, mail.html),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "unnamed",
      mediaType: mimeType,
      content: new Uint8Array(content as ArrayBuffer),
    })),
  };
}

const formatAddress = ({ name, address }: Address) => (name ? `${name} <${address ?? ""}>` : (address ?? ""));

function isoDate(date: string | undefined): string {
  const time = date ? Date.parse(date) : Number.NaN;
  return new Date(Number.isNaN(time) ? Date.now() : time).toISOString();
}

/** Removes the tags of the HTML part, for mails without a text part. */
function stripTags(html: string): string {
  return html.replace(/<(style|head)\b.*?<\/\1>/gis, "").replace(/<[^>]+>/g, "");
}
