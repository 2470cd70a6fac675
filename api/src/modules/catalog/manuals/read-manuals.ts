import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { readMarkdown } from "../../../content-files/read-page.ts";
import { checkPrintable } from "../printing/check-printable.ts";
import type { ManualFile } from "./manual.table.ts";

const FOLDER = "manuals";

/**
 * Reads the manuals in manuals/, sorted by file name.
 * @throws ContentError naming an invalid file, or a supply without a manual
 */
export function readManuals(catalogNumbers: string[]): ManualFile[] {
  const schema = manualMatter(catalogNumbers);
  const names = readdirSync(join(CONTENT_FOLDER, FOLDER)).sort();
  const all = names.map((name) => readManual(`${FOLDER}/${name}`, schema));
  const without = catalogNumbers.find((number) => !all.some(({ catalogNumber }) => catalogNumber === number));
  if (without) throw new ContentError("supplies.csv", undefined, `${FOLDER}/ has no manual for ${without}`);
  return all;
}

const manualMatter = (catalogNumbers: string[]) =>
  z.strictObject({
    product: z.enum(catalogNumbers),
    name: z.string().min(1).max(120),
    version: z.int().min(1),
    date: z.iso.date(),
  });

function readManual(file: string, schema: ReturnType<typeof manualMatter>): ManualFile {
  const { product, markdown, line, ...matter } = readMarkdown(file, schema);
  const slug = file.slice(FOLDER.length + 1).replace(/\.md$/, "");
  if (!slug.startsWith(`${product}-`))
    throw new ContentError(file, undefined, `the file name must begin with the product number ${product}-`);
  checkPrintable(file, line, markdown);
  return { ...matter, slug, catalogNumber: product, markdown };
}
