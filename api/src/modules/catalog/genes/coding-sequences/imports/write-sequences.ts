import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../../db/database.ts";
import { type CodingLengthSet, setCodingLengths } from "../set-coding-lengths.ts";
import type { IndexedGene } from "./gene-index.ts";

/** A coding sequence to write. */
export interface SequenceRow {
  gene: IndexedGene;
  transcript: string;
  bases: string;
}

export interface Written {
  added: number;
  /** On file with other bases. */
  replaced: number;
  unchanged: number;
  /** Genes that had another length of their reading frame. */
  lengths: CodingLengthSet[];
}

/** Writes coding sequences, and the lengths of those of canonical transcripts to their genes. */
export async function writeSequences(tx: Tx, rows: SequenceRow[]): Promise<Written> {
  // A file may have a transcript twice, as those of both sex chromosomes.
  const unique = [...new Map(rows.map((row) => [`${row.gene.number} ${row.transcript}`, row])).values()];
  const sequences = unique.map(({ gene, transcript, bases }) => ({ number: gene.number, transcript, bases }));
  const changed = await queryRows<{ isNew: boolean }>(
    tx,
    sql`insert into coding_sequences (gene_number, transcript, bases)
      select number, transcript, bases
      from jsonb_to_recordset(${JSON.stringify(sequences)}::jsonb) as r (number text, transcript text, bases text)
      on conflict (gene_number, transcript) do update set bases = excluded.bases
        where coding_sequences.bases <> excluded.bases
      returning xmax = 0 as "isNew"`,
  );
  const added = changed.filter(({ isNew }) => isNew).length;
  return {
    added,
    replaced: changed.length - added,
    unchanged: rows.length - changed.length,
    lengths: await setCodingLengths(tx, [...new Set(unique.map(({ gene }) => gene.number))]),
  };
}
