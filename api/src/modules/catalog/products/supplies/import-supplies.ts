import { notInArray, sql } from "drizzle-orm";
import { importIfChanged } from "../../../../content-files/seed-state.ts";
import type { Tx } from "../../../../db/database.ts";
import { supplies, supplySizes } from "../catalog.table.ts";
import { readSupplies, type Supply } from "./supply-files.ts";

export async function importSupplies(tx: Tx): Promise<void> {
  await importIfChanged(tx, "supplies", readSupplies(), writeSupplies);
}

async function writeSupplies(tx: Tx, all: Supply[]): Promise<void> {
  const numbers = all.map(({ row }) => row.catalogNumber);
  await tx.delete(supplies).where(notInArray(supplies.catalogNumber, numbers));
  for (const { row } of all) {
    await tx.insert(supplies).values(row).onConflictDoUpdate({ target: supplies.catalogNumber, set: row });
  }
  await writeSizes(tx, all);
}

/** Updates sizes in place, because loaded pages refer to them by ID. */
async function writeSizes(tx: Tx, all: Supply[]): Promise<void> {
  const sizes = all.flatMap((supply) => supply.sizes);
  const kept = await tx
    .insert(supplySizes)
    .values(sizes)
    .onConflictDoUpdate({
      target: [supplySizes.catalogNumber, supplySizes.unitSize],
      set: {
        position: sql`excluded.position`,
        listCents: sql`excluded.list_cents`,
        unitCents: sql`excluded.unit_cents`,
        leadDays: sql`excluded.lead_days`,
      },
    })
    .returning({ id: supplySizes.id });
  const ids = kept.map(({ id }) => id);
  await tx.delete(supplySizes).where(notInArray(supplySizes.id, ids));
}
