import { toDollars } from "@ligate/contract/common/money";
import type { ServiceOffer } from "@ligate/contract/services/schemas";
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { services } from "../products/catalog.table.ts";
import { serviceContentOf } from "./service-content.ts";

/** What a service page offers, the priced services first. */
export async function serviceOffersOf(tx: Tx, url: string): Promise<ServiceOffer[]> {
  const rows = await tx
    .select()
    .from(services)
    .where(eq(services.url, url))
    .orderBy(sql`${services.priceCents} is null`, asc(services.sku));
  return rows.map(({ sku, name, priceCents, leadDays }) => ({
    product_sku: sku,
    product_name: name,
    price: priceCents === null ? null : toDollars(priceCents),
    lead_days: leadDays,
    ...serviceContentOf(sku),
  }));
}
