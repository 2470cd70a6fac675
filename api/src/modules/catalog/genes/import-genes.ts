import { eq, inArray, or, sql } from "drizzle-orm";
import { toBatches } from "../../../content-files/batch.ts";
import { ContentError } from "../../../content-files/content-error.ts";
import { importIfChanged } from "../../../content-files/import-if-changed.ts";
import type { Tx } from "../../../db/database.ts";
import { geneNames, genes } from "./gene.table.ts";
import { type GeneRecord, readGenes, speciesOf } from "./gene-file.ts";
import { namesOf } from "./names-of.ts";

/** Loads the gene file. A gene that is gone from it stays: its number is never given to another. */
export async function importGenes(tx: Tx): Promise<void> {
  await importIfChanged(tx, "genes", readGenes(), writeGenes);
}

async function writeGenes(tx: Tx, records: GeneRecord[]): Promise<void> {
  for (const portion of toBatches(records)) {
    await refuseOtherNumbers(tx, portion);
    await tx
      .insert(genes)
      .values(portion.map(geneRow))
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
  for (const portion of toBatches(records.flatMap(nameRows))) await tx.insert(geneNames).values(portion);
}

/** A number means the same gene for ever, whoever gave it: the file, or an import of a table. */
async function refuseOtherNumbers(tx: Tx, records: GeneRecord[]) {
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
    const given = byLocus.get(locus_id) ?? number;
    const meant = byNumber.get(number) ?? locus_id;
    if (given === number && meant === locus_id) continue;
    const is = given === number ? `${number} is locus ${meant}` : `locus ${locus_id} is ${given}`;
    throw new ContentError("genes.csv", undefined, `${symbol}: ${is} for ever, and cannot be given another.`);
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
  namesOf(symbol, aliases).map((name) => ({
    ...name,
    geneNumber: number,
    species: speciesOf(number),
    source: "content",
  }));
