import { importIfChanged } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { protocolParts } from "./protocol-parts.table.ts";
import { readProtocols } from "./read-protocols.ts";

export async function importProtocols(tx: Tx): Promise<void> {
  const rows = readProtocols().map(({ file: _, ...part }, position) => ({ position, ...part }));
  await importIfChanged(tx, "protocols", rows, async () => {
    await tx.delete(protocolParts);
    await tx.insert(protocolParts).values(rows);
  });
}
