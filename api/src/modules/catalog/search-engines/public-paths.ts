import { asc } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { inStockDesigns } from "../../design/index.ts";
import { kitTableDefinitions } from "../category-tables/kit-table-definitions.ts";
import { blogPosts, pages } from "../content/content.table.ts";
import { supplies } from "../products/catalog.table.ts";

const FOLDERS = { product: "products", service: "services", policy: "policies" } as const;

/** The paths of public pages that content and products add; routes of remotes list the others in their `handle`. */
export async function publicPaths(tx: Tx): Promise<string[]> {
  const written = await tx.select().from(pages).orderBy(asc(pages.kind), asc(pages.url));
  const posts = await tx.select().from(blogPosts).orderBy(asc(blogPosts.id));
  const sold = await tx.select().from(supplies).orderBy(asc(supplies.catalogNumber));
  return [
    ...written.map(({ kind, url }) => `/${FOLDERS[kind]}/${url}`),
    ...sold.map(({ catalogNumber }) => `/product/featured/${catalogNumber}`),
    ...kits().map((sku) => `/products/item/${sku}`),
    ...posts.map(({ id }) => `/blog/${id}`),
  ];
}

/** SKUs of the kits on category pages and of designs in stock. All other designs are too many to list. */
function kits(): string[] {
  const listed = Object.values(kitTableDefinitions)
    .flat()
    .flatMap((table) => ("kits" in table ? table.kits : []));
  return [...new Set([...listed, ...inStockDesigns].map(({ sku }) => sku))].sort();
}
