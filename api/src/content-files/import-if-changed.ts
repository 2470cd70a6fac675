import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { contentImports } from "./content-imports.table.ts";
import { recordImport } from "./seed-state.ts";

/** Calls `write` if `rows` differ from those loaded last for `source`. */
export async function importIfChanged<Row>(
  tx: Tx,
  source: string,
  rows: Row[],
  write: (tx: Tx, rows: Row[]) => Promise<unknown>,
): Promise<void> {
  const digest = hash("sha256", JSON.stringify(rows));
  const [last] = await tx.select().from(contentImports).where(eq(contentImports.source, source));
  if (last?.digest === digest) return;
  await write(tx, rows);
  await recordImport(tx, source, digest);
}
