import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { countRows } from "../../genes/imports/stage-rows.ts";
import type { LibraryRow } from "./library-row.ts";

/** Rows per statement. Queries to PGlite complete without yielding, so that others wait for a statement. */
const PORTION = 500;

export interface Written {
  /** Guides with different sequences for a gene. */
  guides: number;
  /** Rows with the sequence of an earlier row of the same gene. */
  repeats: number;
  /** Guides without a target. */
  controls: number;
}

/** Writes the guides of a library, as they are read. @param rows `undefined` for a control */
export async function writeGuides(
  db: Database,
  libraryId: number,
  rows: AsyncIterable<LibraryRow | undefined>,
): Promise<Written> {
  const written: Written = { guides: 0, repeats: 0, controls: 0 };
  let pending: LibraryRow[] = [];
  const write = async () => {
    const added = pending.length === 0 ? 0 : await countRows(db, insertStatement(libraryId, pending));
    written.guides += added;
    written.repeats += pending.length - added;
    pending = [];
    await yieldToEventLoop();
  };
  for await (const row of rows) {
    if (row) pending.push(row);
    else written.controls++;
    if (pending.length === PORTION) await write();
  }
  await write();
  return written;
}

const insertStatement = (libraryId: number, rows: LibraryRow[]) => sql`
  insert into library_guides
    (library_id, locus_id, sequence, symbol, transcript, chromosome, position, strand, exon, context, score)
  select ${libraryId}::int, "locusId", sequence, symbol, transcript, chromosome, position, strand, exon, context, score
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("locusId" int, sequence text, symbol text, transcript text,
    chromosome text, position int, strand text, exon smallint, context text, score real)
  on conflict do nothing returning 1`;
