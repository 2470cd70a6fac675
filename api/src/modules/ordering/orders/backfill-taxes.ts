import { salesTaxCents } from "@ligate/contract/tax/sales-tax";
import { asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { orders } from "./orders.table.ts";

const BATCH = 50;

/** Records the tax of orders whose rate was pending, for each rate that is available now. */
export async function backfillTaxes(db: Database, rateOf: (zip: string) => Promise<string | undefined>) {
  const pending = await db
    .select()
    .from(orders)
    .where(isNull(orders.taxCents))
    .orderBy(asc(orders.id))
    .limit(BATCH);
  const zips = Object.groupBy(pending, ({ address }) => address.zipcode.slice(0, 5));
  for (const [zip, ofZip = []] of Object.entries(zips)) {
    const taxRate = await rateOf(zip);
    if (taxRate === undefined) continue;
    for (const { id, subtotalCents } of ofZip) {
      const taxCents = salesTaxCents(subtotalCents, taxRate);
      await db.update(orders).set({ taxRate, taxCents }).where(eq(orders.id, id));
    }
  }
}
