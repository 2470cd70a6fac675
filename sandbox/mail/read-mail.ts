import PostalMime, { type Address } from "postal-mime";
import { linksOf } from "./links.ts";
import type { Mail } from "./mailbox.ts";

/** Reads a message as it came over the wire. */
export async function readMail(raw: Uint8Array, recipients: string[]): Promise<Omit<Mail, "id">> {
  const mail = await PostalMime.parse(raw);
  const text = (mail.text ?? textOf(mail.html ?? "")).trim();

  return {
    from: mail.from ? nameAndAddress(mail.from) : "",
    to: recipients.join(", "),
    subject: mail.subject ?? "",
    date: isoDate(mail.date),
    text,
    links: linksOf(text, mail.html),
  };
}

const nameAndAddress = ({ name, address }: Address) =>
  name ? `${name} <${address ?? ""}>` : (address ?? "");

function isoDate(date: string | undefined): string {
  const time = date ? Date.parse(date) : Number.NaN;
  return new Date(Number.isNaN(time) ? Date.now() : time).toISOString();
}

/** Only for mails without a text part; good enough to be read. */
function textOf(html: string): string {
  return html.replace(/<(style|head)\b.*?<\/\1>/gis, "").replace(/<[^>]+>/g, "");
}
