import { asc } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { inStockDesigns } from "../../design/index.ts";
import { kitTableLines } from "../category-tables/kit-table-files.ts";
import { blogPosts, pages } from "../content/content.table.ts";
import { supplies } from "../products/catalog.table.ts";

const FIXED = ["/", "/design", "/blog", "/contact", "/quote", "/search"];
const FOLDERS = { product: "products", service: "services", policy: "policies" } as const;

/** The paths of every page that is the same for everybody and that the store links to. */
export async function publicPaths(tx: Tx): Promise<string[]> {
  const written = await tx.select().from(pages).orderBy(asc(pages.kind), asc(pages.url));
  const posts = await tx.select().from(blogPosts).orderBy(asc(blogPosts.id));
  const sold = await tx.select().from(supplies).orderBy(asc(supplies.catalogNumber));
  return [
    ...FIXED,
    ...written.map(({ kind, url }) => `/${FOLDERS[kind]}/${url}`),
    ...sold.map(({ catalogNumber }) => `/product/featured/${catalogNumber}`),
    ...kits().map((sku) => `/products/item/${sku}`),
    ...posts.map(({ id }) => `/blog/${id}`),
  ];
}

/** Those of the category pages; there are billions more. */
function kits(): string[] {
  const listed = Object.values(kitTableLines)
    .flat()
    .flatMap((table) => ("kits" in table ? table.kits : []));
  return [...new Set([...listed, ...inStockDesigns].map(({ sku }) => sku))].sort();
}
