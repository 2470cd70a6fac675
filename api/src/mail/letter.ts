import { company } from "@ligate/contract/company";

/** A mail, as text and as HTML of the same words. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface LetterParts {
  subject: string;
  paragraphs: string[];
  /** Rows of what it is about: a name and a value. */
  rows?: [string, string][];
  link: { text: string; href: string };
  closing: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

export function letter({ subject, paragraphs, rows = [], link, closing }: LetterParts): Letter {
  const signature = [company.name, company.phone, company.email].join(" · ");
  const text = [
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([name, value]) => `${name}: ${value}`).join("\n")] : []),
    `${link.text}:\n${link.href}`,
    closing,
    `-- \n${signature}`,
  ].join("\n\n");
  const html = [
    ...paragraphs.map(paragraph),
    tableOf(rows),
    `<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p>`,
    paragraph(closing),
    `<hr><p><small>${escaped(signature)}</small></p>`,
  ].join("\n");
  return { subject, text, html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n` };
}

function tableOf(rows: [string, string][]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td style="padding-right:24px">${escaped(name)}</td><td style="text-align:right">${escaped(value)}</td></tr>`,
  );
  return `<table>\n${lines.join("\n")}\n</table>`;
}
