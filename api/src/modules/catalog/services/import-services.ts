import { notInArray } from "drizzle-orm";
import { z } from "zod";
import { Price, readCsv } from "../../../content-files/read-csv.ts";
import { importIfChanged } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { services } from "../products/catalog.table.ts";

const ServiceRow = z
  .strictObject({
    sku: z.string().regex(/^SV-\d{4}$/),
    name: z.string().min(1),
    url: z.string().min(1),
    /** Empty means by quote. */
    price: z.union([z.literal(""), Price]),
    lead_days: z.coerce.number().int().min(1),
  })
  .transform(({ price, lead_days, ...row }) => ({
    ...row,
    priceCents: price === "" ? null : price,
    leadDays: lead_days,
  }));

export async function importServices(tx: Tx): Promise<void> {
  await importIfChanged(tx, "services", readCsv("services.csv", ServiceRow), async (_, rows) => {
    const skus = rows.map(({ sku }) => sku);
    await tx.delete(services).where(notInArray(services.sku, skus));
    for (const row of rows) {
      await tx.insert(services).values(row).onConflictDoUpdate({ target: services.sku, set: row });
    }
  });
}
