import { notInArray, sql } from "drizzle-orm";
import { importIfChanged } from "../../../content-files/import-if-changed.ts";
import type { Tx } from "../../../db/database.ts";
import { readSupplies } from "../products/supplies/supply-files.ts";
import { type ManualFile, manuals } from "./manual.table.ts";
import { readManuals } from "./read-manuals.ts";

export async function importManuals(tx: Tx): Promise<void> {
  const numbers = readSupplies().map(({ row }) => row.catalogNumber);
  await importIfChanged(tx, "manuals", readManuals(numbers), writeManuals);
}

/** Updates manuals in place, so that their IDs stay the same. */
async function writeManuals(tx: Tx, all: ManualFile[]): Promise<void> {
  const kept = await tx
    .insert(manuals)
    .values(all)
    .onConflictDoUpdate({
      target: manuals.slug,
      set: {
        catalogNumber: sql`excluded.catalog_number`,
        name: sql`excluded.name`,
        version: sql`excluded.version`,
        date: sql`excluded.date`,
        markdown: sql`excluded.markdown`,
      },
    })
    .returning({ id: manuals.id });
  const ids = kept.map(({ id }) => id);
  await tx.delete(manuals).where(notInArray(manuals.id, ids));
}
