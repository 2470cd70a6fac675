import { company } from "@ligate/contract/settings/company";
import type { Letter } from "../jobs/outbox.ts";

interface LetterParts extends Pick<Letter, "replyTo"> {
  subject: string;
  paragraphs: string[];
  /** Rows of what it is about: a name and a value. */
  rows?: [string, string][];
  /** What somebody else wrote, shown as it is. */
  verbatim?: string[];
  link?: { text: string; href: string };
  closing: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const quoted = (text: string) =>
  `<blockquote style="white-space:pre-wrap;overflow-wrap:anywhere">${escaped(text)}</blockquote>`;

export function letter(parts: LetterParts): Letter {
  const { subject, paragraphs, rows = [], verbatim = [], link, closing, replyTo } = parts;
  const signature = [company.name, company.phone, company.email].join(" · ");
  const text = [
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([name, value]) => `${name}: ${value}`).join("\n")] : []),
    ...verbatim,
    ...(link ? [`${link.text}:\n${link.href}`] : []),
    closing,
    `-- \n${signature}`,
  ].join("\n\n");
  const html = [
    ...paragraphs.map(paragraph),
    tableOf(rows),
    ...verbatim.map(quoted),
    ...(link ? [`<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p>`] : []),
    paragraph(closing),
    `<hr><p><small>${escaped(signature)}</small></p>`,
  ].join("\n");
  return {
    subject,
    text,
    html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n`,
    ...(replyTo ? { replyTo } : {}),
  };
}

function tableOf(rows: [string, string][]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td style="padding-right:24px">${escaped(name)}</td><td style="text-align:right">${escaped(value)}</td></tr>`,
  );
  return `<table>\n${lines.join("\n")}\n</table>`;
}

/** Rows of what was filled in; what is empty is left out. */
export const filledRows = (values: Record<string, string | undefined>): [string, string][] =>
  Object.entries(values).filter((row): row is [string, string] => Boolean(row[1]));
