import { findLastImport } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";

/** The calendar day (ISO) on which content of these sources changed last; empty if none was imported. */
export async function dayOfImport(tx: Tx, ...sources: string[]): Promise<{ modified?: string }> {
  const importedAt = await findLastImport(tx, sources);
  return importedAt ? { modified: importedAt.toISOString().slice(0, 10) } : {};
}
