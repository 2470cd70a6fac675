import { sql } from "drizzle-orm";
import { chunks } from "../content/chunks.ts";
import { importOnce } from "../content/import-once.ts";
import type { Tx } from "../db/database.ts";
import { geneNames, genes } from "./gene.table.ts";
import { type GeneRecord, readGenes, speciesOf } from "./gene-file.ts";
import { nameKey } from "./name-key.ts";

/** Loads the gene file. A gene that is gone from it stays: its number is never given to another. */
export async function importGenes(tx: Tx): Promise<void> {
  await importOnce(tx, "genes", readGenes(), writeGenes);
}

async function writeGenes(tx: Tx, records: GeneRecord[]): Promise<void> {
  for (const portion of chunks(records)) {
    await tx
      .insert(genes)
      .values(portion.map(geneRow))
      .onConflictDoUpdate({
        target: genes.number,
        set: {
          symbol: sql`excluded.symbol`,
          name: sql`excluded.name`,
          locusId: sql`excluded.locus_id`,
          orfBp: sql`excluded.orf_bp`,
        },
      });
  }
  await tx.delete(geneNames);
  for (const portion of chunks(records.flatMap(namesOf))) await tx.insert(geneNames).values(portion);
}

const geneRow = ({ number, symbol, name, locus_id, orf_bp }: GeneRecord): typeof genes.$inferInsert => ({
  number,
  species: speciesOf(number),
  symbol,
  name,
  locusId: locus_id,
  orfBp: orf_bp,
});

/** A gene's symbol and aliases; of names that differ in punctuation only, the first. */
function namesOf({ number, symbol, aliases }: GeneRecord): (typeof geneNames.$inferInsert)[] {
  const byKey = new Map<string, typeof geneNames.$inferInsert>();
  for (const [i, name] of [symbol, ...aliases].entries()) {
    const key = nameKey(name);
    if (byKey.has(key)) continue;
    byKey.set(key, { geneNumber: number, key, name, species: speciesOf(number), rank: i === 0 ? 0 : 1 });
  }
  return [...byKey.values()];
}
