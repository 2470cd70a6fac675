import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";

/** A gene whose length of the reading frame was replaced by that of a sequence. */
export interface CodingLengthSet {
  number: string;
  transcript: string;
  /** Base pairs. */
  bp: number;
}

/**
 * Gives genes the length of the coding sequence of their canonical transcript, in its newest version: lists and search results
 * are priced by the length of the gene, and designs by the sequence. Imports of genes call it, because tables have lengths too.
 * @param numbers the genes; all by default
 * @returns those whose length was another one
 */
export const setCodingLengths = (tx: Tx, numbers?: string[]): Promise<CodingLengthSet[]> =>
  queryRows<CodingLengthSet>(
    tx,
    sql`update genes g
      set orf_bp = s.bp, coding_transcript = s.accession, coding_source = 'imported sequence ' || s.transcript
      from (
        select distinct on (gene_number, accession) gene_number, accession, transcript, bp
        from coding_sequences, split_part(transcript, '.', 1) as accession
        ${numbers ? sql`where gene_number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))` : sql``}
        order by gene_number, accession, split_part(transcript, '.', 2)::int desc
      ) s
      where s.gene_number = g.number and g.orf_bp is distinct from s.bp
        and s.accession = split_part(coalesce(g.coding_transcript, g.refseq_transcript), '.', 1)
      returning g.number, s.transcript, s.bp`,
  );
