import { asc, eq } from "drizzle-orm";
import { findLastImport } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { inStockDesigns } from "../../design/index.ts";
import { kitTableDefinitions } from "../category-tables/kit-table-definitions.ts";
import { blogPosts, pages } from "../content/content.table.ts";
import { stockItems, supplies } from "../products/catalog.table.ts";

const FOLDERS = { product: "products", service: "services", policy: "policies" } as const;

/** The path of a public page. */
export interface PublicPath {
  path: string;
  /** The calendar day of its last change (ISO), if it is known. */
  modified?: string;
}

/**
 * The paths of public pages that content and products add, without those of genes; routes of remotes list the others in
 * their `handle`.
 */
export async function publicPaths(tx: Tx): Promise<PublicPath[]> {
  const written = await tx.select().from(pages).orderBy(asc(pages.kind), asc(pages.url));
  const posts = await tx.select().from(blogPosts).orderBy(asc(blogPosts.id));
  const sold = await tx.select().from(supplies).orderBy(asc(supplies.catalogNumber));
  const items = await tx
    .select()
    .from(stockItems)
    .where(eq(stockItems.offered, true))
    .orderBy(asc(stockItems.sku));
  const pagesModified = await dayOfImport(tx, "pages");
  const suppliesModified = await dayOfImport(tx, "supplies");
  return [
    ...written.map(({ kind, url }) => ({ path: `/${FOLDERS[kind]}/${url}`, ...pagesModified })),
    ...sold.map(({ catalogNumber }) => ({ path: `/product/featured/${catalogNumber}`, ...suppliesModified })),
    ...items.map(({ sku }) => ({ path: `/products/item/${sku}` })),
    ...kits().map((sku) => ({ path: `/products/item/${sku}` })),
    ...posts.map(({ id, datePosted }) => ({ path: `/blog/${id}`, modified: datePosted })),
  ];
}

/** SKUs of the kits on category pages and of designs in stock. All other designs are too many to list. */
function kits(): string[] {
  const listed = Object.values(kitTableDefinitions)
    .flat()
    .flatMap((table) => ("kits" in table ? table.kits : []));
  return [...new Set([...listed, ...inStockDesigns].map(({ sku }) => sku))].sort();
}

/** The calendar day (ISO) on which content of these sources changed last; empty if none was imported. */
export async function dayOfImport(tx: Tx, ...sources: string[]): Promise<{ modified?: string }> {
  const importedAt = await findLastImport(tx, sources);
  return importedAt ? { modified: importedAt.toISOString().slice(0, 10) } : {};
}
