import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { company } from "@ligate/contract/settings/company";
import type { Settings } from "@ligate/contract/settings/settings";
import { z } from "zod";
import { CONTENT_FOLDER, ContentError } from "../../../content-files/content-folder.ts";
import { readMarkdown } from "../../../content-files/read-page.ts";
import { publicUrl } from "../../../http/public-url.ts";
import { checkPrintable } from "../../../printing/printed-content.ts";

/** A document of the supplier packet, as its file in supplier/ has it. */
export interface SupplierFile {
  /** The file name without its extension, such as `SP-02-w-9`. */
  id: string;
  title: string;
  description: string;
  /** Day of the last change, as YYYY-MM-DD. */
  date: string;
  isSample: boolean;
  /** Limited to the elements that `printing/printed-content.ts` supports; with placeholders such as `{tax_id}`. */
  markdown: string;
  /** Path of a PDF that is served instead of the text. */
  pdf?: string;
}

/** The settings that documents show. */
export type SupplierSettings = Pick<
  Settings,
  "SELLER_NAME" | "SELLER_TAX_ID" | "SELLER_REMIT_TO" | "SELLER_BANK" | "PUBLIC_URL" | "PORT"
>;

const FOLDER = "supplier";
const FILE_NAME = /^SP-\d\d-[a-z0-9-]+\.md$/;

/** `from`: a file of the content folder. A Markdown file is printed below the text, a PDF is served instead of it. */
const Matter = z
  .strictObject({
    title: z.string().min(1).max(60),
    description: z.string().min(1).max(200),
    date: z.iso.date(),
    sample: z.boolean(),
    from: z
      .string()
      .regex(/^[\w/-]+\.(md|pdf)$/, "must be a Markdown or PDF file of the content folder")
      .optional(),
  })
  .refine(({ sample, from }) => !(sample && from?.endsWith(".pdf")), {
    path: ["sample"],
    error: "must be false, because a PDF cannot be marked as a sample",
  });

/** @throws ContentError naming an invalid file */
export function checkSupplierFiles(): void {
  readSupplierFiles();
}

/**
 * Reads the documents in supplier/, sorted by file name.
 * @throws ContentError naming an invalid file
 */
export function readSupplierFiles(): SupplierFile[] {
  const names = readdirSync(join(CONTENT_FOLDER, FOLDER)).sort();
  return names.filter((name) => name.endsWith(".md")).map(readSupplierFile);
}

function readSupplierFile(name: string): SupplierFile {
  const file = `${FOLDER}/${name}`;
  if (!FILE_NAME.test(name))
    throw new ContentError(file, undefined, "the file name must have a form like SP-01-supplier-facts.md");
  const { sample, from, markdown, line, ...matter } = readMarkdown(file, Matter);
  if (from && !existsSync(join(CONTENT_FOLDER, from)))
    throw new ContentError(file, undefined, `from: there is no file ${from}`);
  checkSupplierText(file, line, markdown);
  return {
    ...matter,
    id: name.replace(/\.md$/, ""),
    isSample: sample,
    markdown: from?.endsWith(".md") ? `${markdown}\n\n${readIncludedText(from)}` : markdown,
    ...(from?.endsWith(".pdf") && { pdf: join(CONTENT_FOLDER, from) }),
  };
}

function readIncludedText(file: string): string {
  const { markdown, line } = readMarkdown(file, z.looseObject({}));
  checkSupplierText(file, line, markdown);
  return markdown;
}

/**
 * Checks a text that begins in the line `firstLine` of `file`.
 * @throws ContentError if it cannot be printed, or has an unknown placeholder
 */
export function checkSupplierText(file: string, firstLine: number, markdown: string): void {
  checkPrintable(file, firstLine, markdown);
  markdown.split("\n").forEach((line, i) => {
    const unknown = [...line.matchAll(PLACEHOLDER)].find(([, , name = ""]) => !Object.hasOwn(VALUES, name));
    if (unknown) throw new ContentError(file, firstLine + i, `there is no placeholder {${unknown[2]}}`);
  });
}

/** A placeholder, which may be the whole item of a list. */
const PLACEHOLDER = /(^- )?\{(\w+)\}/gm;

const VALUES: Record<string, (settings: SupplierSettings) => readonly string[]> = {
  seller_name: ({ SELLER_NAME }) => [SELLER_NAME],
  tax_id: ({ SELLER_TAX_ID }) => [SELLER_TAX_ID],
  remit_to: ({ SELLER_REMIT_TO }) => SELLER_REMIT_TO,
  bank: ({ SELLER_BANK }) => SELLER_BANK,
  trade_name: () => [company.name],
  address: () => company.address.slice(1),
  phone: () => [company.phone],
  email: () => [company.email],
  store: (settings) => [publicUrl(settings)],
};

/**
 * Replaces the placeholders of a checked text. The lines of a value are separated by commas, or are items of the list whose item the
 * placeholder is. Links become absolute.
 */
export const fillSupplierText = (markdown: string, settings: SupplierSettings): string =>
  markdown
    .replaceAll(PLACEHOLDER, (_, item: string | undefined, name: string) => {
      const lines = (VALUES[name]?.(settings) ?? []).filter(Boolean).map(toMarkdown);
      return item ? lines.map((line) => `${item}${line}`).join("\n") : lines.join(", ");
    })
    .replaceAll("](/", `](${publicUrl(settings)}/`);

/** Escapes a text, so that it is printed as it is. */
const toMarkdown = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, "\\$&");
