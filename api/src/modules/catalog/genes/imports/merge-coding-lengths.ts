import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { countRows } from "./count-rows.ts";
import type { CodingLength } from "./formats/table-format.ts";
import { type StagedPortion, stagedRows } from "./stage-rows.ts";

/** A coding length as it is staged. */
export const stagedLength = ({ locusId, bp, transcript, source }: CodingLength): object => ({
  locus_id: locusId,
  bp,
  transcript,
  source,
});

/** Updates the coding lengths of known genes. @returns the number of changed genes */
export function mergeCodingLengths(tx: Tx, portion: StagedPortion): Promise<number> {
  const incoming = stagedRows(portion, sql`locus_id int, bp int, transcript text, source text`);
  return countRows(
    tx,
    sql`update genes g set orf_bp = i.bp, coding_transcript = i.transcript, coding_source = i.source
      from (${incoming}) i
      where g.locus_id = i.locus_id
        and (g.orf_bp, g.coding_transcript, g.coding_source) is distinct from (i.bp, i.transcript, i.source)
      returning 1`,
  );
}
