import type { FeaturedProductPage } from "@ligate/contract/featured";
import { asc, eq } from "drizzle-orm";
import { supplies } from "../catalog/catalog.table.ts";
import type { Tx } from "../db/database.ts";
import { manuals } from "./manual.table.ts";
import { printAside } from "./print-aside.ts";

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

type Row = typeof manuals.$inferSelect & { productName: string };

/** The last print of each manual, with what it was printed from. */
const prints = new Map<string, { of: string; pdf: Promise<Buffer> }>();

/** A manual as a PDF, printed once until its text changes; undefined where there is none. */
export async function manualPdf(tx: Tx, slug: string): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ manual: manuals, productName: supplies.name })
    .from(manuals)
    .innerJoin(supplies, eq(supplies.catalogNumber, manuals.catalogNumber))
    .where(eq(manuals.slug, slug));
  return row && print({ ...row.manual, productName: row.productName });
}

function print(row: Row): Promise<Buffer> {
  const of = JSON.stringify(row);
  const last = prints.get(row.slug);
  if (last?.of === of) return last.pdf;
  const pdf = printAside(row);
  prints.set(row.slug, { of, pdf });
  // What failed is tried again by the next who asks.
  pdf.catch(() => prints.delete(row.slug));
  return pdf;
}
