import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { formatDay } from "@ligate/contract/common/dates";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { PrintedDocument } from "../../../printing/printed-document.ts";
import { supplies } from "../products/catalog.table.ts";
import { type ManualFile, manuals } from "./manual.table.ts";

/** The manuals of a supply, the protocol first. */
export async function listManuals(tx: Tx, catalogNumber: string): Promise<FeaturedProductPage["manuals"]> {
  const rows = await tx
    .select()
    .from(manuals)
    .where(eq(manuals.catalogNumber, catalogNumber))
    .orderBy(asc(manuals.slug));
  const protocolsFirst = rows.sort((a, b) => Number(isProtocol(b.slug)) - Number(isProtocol(a.slug)));
  return protocolsFirst.map(({ id, name, slug }) => ({ id, name, manual: `/media/manuals/${slug}.pdf` }));
}

const isProtocol = (slug: string) => slug.endsWith("-protocol");

/** Loads a manual for printing; `undefined` if there is none. */
export async function findManualDocument(tx: Tx, slug: string): Promise<PrintedDocument | undefined> {
  const [row] = await tx
    .select({ manual: manuals, productName: supplies.name })
    .from(manuals)
    .innerJoin(supplies, eq(supplies.catalogNumber, manuals.catalogNumber))
    .where(eq(manuals.slug, slug));
  return row && manualDocument(row.manual, row.productName);
}

export const manualDocument = (
  { catalogNumber, name, version, date, markdown }: ManualFile,
  productName: string,
): PrintedDocument => ({
  number: catalogNumber,
  title: name,
  subject: productName,
  edition: `Version ${version} · ${formatDay(date)}`,
  markdown,
});
