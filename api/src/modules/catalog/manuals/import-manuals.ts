import { readdirSync } from "node:fs";
import { join } from "node:path";
import { notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import { CONTENT_FOLDER, ContentError } from "../../../content-files/content-folder.ts";
import { readMarkdown } from "../../../content-files/read-page.ts";
import { importIfChanged } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { checkPrintable } from "../../../printing/printed-content.ts";
import { readSupplies } from "../products/supplies/supply-files.ts";
import { type ManualFile, manuals } from "./manual.table.ts";

export async function importManuals(tx: Tx): Promise<void> {
  const numbers = readSupplies().map(({ row }) => row.catalogNumber);
  await importIfChanged(tx, "manuals", readManuals(numbers), writeManuals);
}

/** Updates manuals in place, so that their IDs stay the same. */
async function writeManuals(tx: Tx, all: ManualFile[]): Promise<void> {
  const kept = await tx
    .insert(manuals)
    .values(all)
    .onConflictDoUpdate({
      target: manuals.slug,
      set: {
        catalogNumber: sql`excluded.catalog_number`,
        name: sql`excluded.name`,
        version: sql`excluded.version`,
        date: sql`excluded.date`,
        markdown: sql`excluded.markdown`,
      },
    })
    .returning({ id: manuals.id });
  const ids = kept.map(({ id }) => id);
  await tx.delete(manuals).where(notInArray(manuals.id, ids));
}

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
