import { eq, inArray, or, sql } from "drizzle-orm";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { importIfChanged, toBatches } from "../../../../content-files/seed-state.ts";
import type { Tx } from "../../../../db/database.ts";
import { classifyTarget } from "../../../design/index.ts";
import { geneNames, genes } from "../gene.table.ts";
import { keyedNames } from "../normalize-name.ts";
import { type GeneRecord, getSpecies, readGenes } from "./gene-file.ts";

/** Imports the gene file. Genes that were removed from it stay in the database, because numbers are never reused. */
export async function importGenes(tx: Tx): Promise<void> {
  await importIfChanged(tx, "genes", readGenes().map(toContentGene), writeGenes);
}

const UPDATED = {
  symbol: sql`excluded.symbol`,
  name: sql`excluded.name`,
  geneType: sql`excluded.gene_type`,
  targetClass: sql`excluded.target_class`,
  chromosome: sql`excluded.chromosome`,
  ensemblId: sql`excluded.ensembl_id`,
  authorityId: sql`excluded.authority_id`,
  refseqTranscript: sql`excluded.refseq_transcript`,
  orfBp: sql`excluded.orf_bp`,
  codingTranscript: sql`excluded.coding_transcript`,
  codingSource: sql`excluded.coding_source`,
  orthologLocusId: sql`excluded.ortholog_locus_id`,
};

async function writeGenes(tx: Tx, all: ContentGene[]): Promise<void> {
  for (const batch of toBatches(all)) {
    await assertNumbersUnchanged(
      tx,
      batch.map(({ record }) => record),
    );
    await tx
      .insert(genes)
      .values(batch.map(({ row }) => row))
      .onConflictDoUpdate({
        target: genes.number,
        set: UPDATED,
      });
  }
  await tx.delete(geneNames).where(eq(geneNames.source, "content"));
  for (const batch of toBatches(all.flatMap(({ record }) => nameRows(record))))
    await tx.insert(geneNames).values(batch);
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

/** A gene of the file, with its row in the database. */
interface ContentGene {
  record: GeneRecord;
  row: typeof genes.$inferInsert;
}

function toContentGene(record: GeneRecord): ContentGene {
  const { number, symbol, name } = record;
  const facts = {
    species: getSpecies(number),
    symbol,
    name,
    geneType: record.gene_type,
    chromosome: record.chromosome,
    refseqTranscript: record.refseq_transcript,
  };
  const row = {
    ...facts,
    number,
    targetClass: classifyTarget(facts),
    locusId: record.locus_id,
    ensemblId: record.ensembl_id,
    authorityId: record.authority_id,
    orfBp: record.orf_bp,
    codingTranscript: record.coding_transcript,
    codingSource: record.coding_source,
    orthologLocusId: record.ortholog_locus_id,
  };
  return { record, row };
}

const nameRows = ({ number, symbol, aliases }: GeneRecord): (typeof geneNames.$inferInsert)[] =>
  keyedNames(symbol, aliases).map((name) => ({
    ...name,
    geneNumber: number,
    species: getSpecies(number),
    source: "content",
  }));
