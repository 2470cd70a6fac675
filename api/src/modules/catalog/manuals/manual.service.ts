import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { formatDay } from "@ligate/contract/common/dates";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { PrintedDocument } from "../printing/printed-document.ts";
import { supplies } from "../products/catalog.table.ts";
import { type ManualFile, manuals } from "./manual.table.ts";

/** The manuals of a supply, the protocol before what tells more. */
export async function manualsOf(tx: Tx, catalogNumber: string): Promise<FeaturedProductPage["manuals"]> {
  const rows = await tx
    .select()
    .from(manuals)
    .where(eq(manuals.catalogNumber, catalogNumber))
    .orderBy(asc(manuals.slug));
  const inOrder = rows.sort((a, b) => Number(isProtocol(b.slug)) - Number(isProtocol(a.slug)));
  return inOrder.map(({ id, name, slug }) => ({ id, name, manual: `/media/manuals/${slug}.pdf` }));
}

const isProtocol = (slug: string) => slug.endsWith("-protocol");

/** A manual to print; undefined where there is none. */
export async function printedManual(tx: Tx, slug: string): Promise<PrintedDocument | undefined> {
  const [row] = await tx
    .select({ manual: manuals, productName: supplies.name })
    .from(manuals)
    .innerJoin(supplies, eq(supplies.catalogNumber, manuals.catalogNumber))
    .where(eq(manuals.slug, slug));
  return row && toPrint(row.manual, row.productName);
}

/** A manual of a product as it is printed. */
export const toPrint = (
  { catalogNumber, name, version, date, markdown }: ManualFile,
  productName: string,
): PrintedDocument => ({
  number: catalogNumber,
  title: name,
  subject: productName,
  edition: `Version ${version} · ${formatDay(date)}`,
  markdown,
});
