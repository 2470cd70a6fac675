import { hash } from "node:crypto";
import type { Tx } from "../db/database.ts";
import { contentImports } from "./content.table.ts";

/** Another text after every import that changed something, and the same one in all API processes. */
export async function contentVersion(tx: Tx): Promise<string> {
  const imports = await tx.select().from(contentImports).orderBy(contentImports.source);
  return hash("sha256", JSON.stringify(imports));
}
