import { company } from "@ligate/contract/settings/company";
import type { Email } from "../jobs/outbox.ts";

interface EmailParts extends Pick<Email, "replyTo"> {
  subject: string;
  paragraphs: string[];
  /** Table rows: a name and a value. */
  rows?: [string, string][];
  /** Text that a visitor wrote, shown unchanged. */
  verbatim?: string[];
  link?: { text: string; href: string };
  closing: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const blockquote = (text: string) =>
  `<blockquote style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`;

export function renderEmail(parts: EmailParts): Email {
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
    renderTable(rows),
    ...verbatim.map(blockquote),
    ...(link ? [`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`] : []),
    paragraph(closing),
    `<hr><p><small>${escapeHtml(signature)}</small></p>`,
  ].join("\n");
  return {
    subject,
    text,
    html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n`,
    ...(replyTo ? { replyTo } : {}),
  };
}

function renderTable(rows: [string, string][]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td style="padding-right:24px">${escapeHtml(name)}</td><td style="text-align:right">${escapeHtml(value)}</td></tr>`,
  );
  return `<table>\n${lines.join("\n")}\n</table>`;
}

/** Rows for the non-empty values. */
export const nonEmptyRows = (values: Record<string, string | undefined>): [string, string][] =>
  Object.entries(values).filter((row): row is [string, string] => Boolean(row[1]));
