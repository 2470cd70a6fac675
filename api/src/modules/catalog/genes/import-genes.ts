import { eq, inArray, or, sql } from "drizzle-orm";
import { toBatches } from "../../../content-files/batch.ts";
import { ContentError } from "../../../content-files/content-error.ts";
import { importIfChanged } from "../../../content-files/import-if-changed.ts";
import type { Tx } from "../../../db/database.ts";
import { geneNames, genes } from "./gene.table.ts";
import { type GeneRecord, readGenes, speciesOf } from "./gene-file.ts";
import { keyedNames } from "./keyed-names.ts";

/** Imports the gene file. Genes that were removed from it stay in the database, because numbers are never reused. */
export async function importGenes(tx: Tx): Promise<void> {
  await importIfChanged(tx, "genes", readGenes(), writeGenes);
}

async function writeGenes(tx: Tx, records: GeneRecord[]): Promise<void> {
  for (const batch of toBatches(records)) {
    await assertNumbersUnchanged(tx, batch);
    await tx
      .insert(genes)
      .values(batch.map(geneRow))
      .onConflictDoUpdate({
        target: genes.number,
        set: {
          symbol: sql`excluded.symbol`,
          name: sql`excluded.name`,
          orfBp: sql`excluded.orf_bp`,
        },
      });
  }
  await tx.delete(geneNames).where(eq(geneNames.source, "content"));
  for (const batch of toBatches(records.flatMap(nameRows))) await tx.insert(geneNames).values(batch);
}

/**
 * Numbers are permanent, whether the file or a table import assigned them.
 * @throws ContentError if a known gene has another number, or a known number another gene
 */
async function assertNumbersUnchanged(tx: Tx, records: GeneRecord[]) {
  const known = await tx
    .select()
    .from(genes)
    .where(
      or(
        inArray(
          genes.number,
          records.map(({ number }) => number),
        ),
        inArray(
          genes.locusId,
          records.map(({ locus_id }) => locus_id),
        ),
      ),
    );
  const byNumber = new Map(known.map((gene) => [gene.number, gene.locusId]));
  const byLocus = new Map(known.map((gene) => [gene.locusId, gene.number]));
  for (const { number, symbol, locus_id } of records) {
    const knownNumber = byLocus.get(locus_id) ?? number;
    const knownLocus = byNumber.get(number) ?? locus_id;
    if (knownNumber === number && knownLocus === locus_id) continue;
    const fact =
      knownNumber === number ? `${number} is locus ${knownLocus}` : `locus ${locus_id} is ${knownNumber}`;
    throw new ContentError("genes.csv", undefined, `${symbol}: ${fact}, which cannot change.`);
  }
}

const geneRow = ({ number, symbol, name, locus_id, orf_bp }: GeneRecord): typeof genes.$inferInsert => ({
  number,
  species: speciesOf(number),
  symbol,
  name,
  locusId: locus_id,
  orfBp: orf_bp,
});

const nameRows = ({ number, symbol, aliases }: GeneRecord): (typeof geneNames.$inferInsert)[] =>
  keyedNames(symbol, aliases).map((name) => ({
    ...name,
    geneNumber: number,
    species: speciesOf(number),
    source: "content",
  }));
