import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { services, stockItems, supplies } from "./catalog.table.ts";

/** The page of a supply, a stock item or a service; `undefined` where there is none of that number. */
export async function pageOf(tx: Tx, number: string): Promise<string | undefined> {
  const sku = number.toUpperCase();
  const [supply] = await tx.select().from(supplies).where(eq(supplies.catalogNumber, sku));
  if (supply) return `/product/featured/${sku}`;
  const [item] = await tx.select().from(stockItems).where(eq(stockItems.sku, sku));
  if (item) return `/products/${item.page}`;
  const [service] = await tx.select().from(services).where(eq(services.sku, sku));
  return service && `/services/${service.url}`;
}
