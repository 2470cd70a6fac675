import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { searchEntries } from "../search/entries/search-entry.table.ts";
import { services, stockItems, supplies } from "./catalog.table.ts";

/** The path of the page of a supply, stock item or service, or of a page by its number; `undefined` if there is none. */
export async function findProductUrl(tx: Tx, productSku: string): Promise<string | undefined> {
  const sku = productSku.toUpperCase();
  const [supply] = await tx.select().from(supplies).where(eq(supplies.catalogNumber, sku));
  if (supply) return `/product/featured/${sku}`;
  const [item] = await tx.select().from(stockItems).where(eq(stockItems.sku, sku));
  if (item) return `/products/${item.page}`;
  const [service] = await tx.select().from(services).where(eq(services.sku, sku));
  if (service) return `/services/${service.url}#${service.sku}`;
  const [entry] = await tx.select().from(searchEntries).where(eq(searchEntries.sku, sku));
  return entry?.url;
}
