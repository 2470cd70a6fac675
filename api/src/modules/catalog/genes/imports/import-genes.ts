import { eq, inArray, or, sql } from "drizzle-orm";
import { importIfChanged, toBatches } from "../../../../content-files/seed-state.ts";
import type { Tx } from "../../../../db/database.ts";
import { classifyTarget } from "../../../design/index.ts";
import { setCodingLengths } from "../coding-sequences/set-coding-lengths.ts";
import { geneNames, genes } from "../gene.table.ts";
import { keyedNames } from "../normalize-name.ts";
import { type GeneRecord, getSpecies, readGenes } from "./gene-file.ts";
import { formatNumber, nextNumber } from "./merge-genes.ts";

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

async function writeGenes(tx: Tx, contents: ContentGene[]): Promise<void> {
  const all = await withStoreNumbers(tx, contents);
  for (const batch of toBatches(all)) {
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
  await setCodingLengths(tx);
}

/**
 * Numbers are permanent, whether a file or a table import assigned them: a gene that the store has under another number is
 * imported under that one, and a new gene whose number belongs to another gene under the next free one.
 */
async function withStoreNumbers(tx: Tx, contents: ContentGene[]): Promise<ContentGene[]> {
  const records = contents.map(({ record }) => record);
  const known = await tx
    .select({ number: genes.number, locusId: genes.locusId })
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
  const numbered: ContentGene[] = [];
  const taken = { Human: 0, Mouse: 0 };
  for (const { record } of contents) {
    const own = byLocus.get(record.locus_id);
    const species = getSpecies(record.number);
    const isTaken = own === undefined && byNumber.has(record.number);
    const free = isTaken ? (await nextNumber(tx, species)) + taken[species]++ : undefined;
    const number = own ?? (free === undefined ? record.number : formatNumber(species, free));
    if (number !== record.number)
      console.warn(`genes.csv: ${record.symbol} is ${number} in this store, not ${record.number}.`);
    numbered.push(toContentGene({ ...record, number }));
  }
  return numbered;
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
