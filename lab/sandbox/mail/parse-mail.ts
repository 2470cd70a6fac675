import PostalMime, { type Address } from "postal-mime";
import { extractLinks } from "./mail-links.ts";
import type { Mail } from "./mailbox.ts";

/** Parses a raw message, as received by SMTP. */
export async function parseMail(raw: Uint8Array, recipients: string[]): Promise<Omit<Mail, "id">> {
  const mail = await PostalMime.parse(raw);
  const text = (mail.text ?? stripTags(mail.html ?? "")).trim();

  return {
    from: mail.from ? formatAddress(mail.from) : "",
    to: recipients.join(", "),
    subject: mail.subject ?? "",
    date: isoDate(mail.date),
    text,
    html: mail.html ?? "",
    links: extractLinks(text, mail.html),
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
