import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../jobs/outbox.ts";
import { loadOnUse } from "../loading/load-on-use.ts";

/** A row of a mail's table. The optional detail stands below the name, less prominent. */
export type EmailRow = [name: string, value: string, detail?: string];

/** The button of a mail. */
export interface EmailLink {
  text: string;
  href: string;
}

interface EmailParts extends Pick<Email, "replyTo" | "attachments"> {
  /** Also the heading of the HTML part. */
  subject: string;
  /** The text that an inbox shows after the subject. Default: the first paragraph. */
  preheader?: string;
  paragraphs: string[];
  rows?: EmailRow[];
  /** The last row of the table, emphasized. */
  total?: EmailRow;
  /** Text that a visitor or a member of staff wrote, shown unchanged in a block of its own. */
  verbatim?: string[];
  /** The button. */
  link?: EmailLink;
  closing: string;
}

interface Row {
  name: string;
  value: string;
  /** Empty if there is none. */
  detail: string;
  /** Stays on one line. */
  isShort: boolean;
  isTotal: boolean;
}

/** The values of both parts of a mail. layout.hbs fails on a name that is missing here. */
interface Layout
  extends Required<Pick<EmailParts, "subject" | "preheader" | "paragraphs" | "verbatim" | "closing">> {
  rows: Row[];
  link: EmailParts["link"];
  company: { name: string; phone: string; email: string; address: string };
}

const SHORT_VALUE = 20;

const require = createRequire(import.meta.url);

/** The compiled layout. */
const layout = loadOnUse(() => {
  const { create, escapeExpression, SafeString } = require("handlebars") as typeof import("handlebars");
  const handlebars = create();
  // Moves a word with hyphens, such as a reference number or a SKU, to the next line as a whole.
  handlebars.registerHelper("unbroken", (text: string) => {
    const words = text.split(/(\s+)/).map((word) => {
      const escaped = escapeExpression(word);
      return word.includes("-") ? `<span class="unbroken">${escaped}</span>` : escaped;
    });
    return new SafeString(words.join(""));
  });
  const source = readFileSync(new URL("./layout.hbs", import.meta.url), "utf8");
  // The indentation would be a quarter of each mail that is converted, stored and sent.
  return handlebars.compile<Layout>(source.replaceAll(/\n\s+/g, "\n"), {
    strict: true,
    knownHelpersOnly: true,
    knownHelpers: { unbroken: true },
  });
});

const { name, phone, email, address } = company;
const sender = { name, phone, email, address: address.join(", ") };

/**
 * Renders a mail with the layout of all mails. Every part is escaped; the text part has the same words and links.
 * @throws if the button's address is not an http(s) URL */
export function renderEmail(parts: EmailParts): Email {
  const { subject, preheader, paragraphs, rows = [], total, verbatim = [], link, closing } = parts;
  const { replyTo, attachments = [] } = parts;
  if (link && !/^https?:\/\//.test(link.href)) throw new Error(`Not an http(s) URL: ${link.href}`);
  const values: Layout = {
    subject,
    preheader: preheader ?? paragraphs[0] ?? "",
    paragraphs,
    rows: [...rows.map(toRow), ...(total ? [{ ...toRow(total), isTotal: true }] : [])],
    verbatim,
    link,
    closing,
    company: sender,
  };
  const fillLayout = layout();
  return {
    subject,
    text: plainText(values),
    html: fillLayout(values),
    attachments,
    ...(replyTo ? { replyTo } : {}),
  };
}

/** Mail programs show the subject above the text, wrap its lines themselves, and recognize the signature by "-- ". */
function plainText({ paragraphs, rows, verbatim, link, closing, company }: Layout): string {
  const blocks = [
    ...paragraphs,
    rows.map(({ name, value, detail }) => `${name}: ${value}${detail && `\n  ${detail}`}`).join("\n"),
    ...verbatim,
    link ? `${link.text}:\n${link.href}` : "",
    closing,
    `-- \n${company.address}\n${company.phone} · ${company.email}`,
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

const toRow = ([name, value, detail = ""]: EmailRow): Row => ({
  name,
  value,
  detail,
  isShort: value.length <= SHORT_VALUE,
  isTotal: false,
});

/** Rows for the non-empty values. */
export const nonEmptyRows = (values: Record<string, string | undefined>): [string, string][] =>
  Object.entries(values).filter((row): row is [string, string] => Boolean(row[1]));
