import { randomUUID } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { and, eq, inArray, not, sql } from "drizzle-orm";
import { lockSeed, recordImport } from "../../../../content-files/seed-state.ts";
import { type Database, queryRows } from "../../../../db/database.ts";
import { countRows } from "../../genes/imports/stage-rows.ts";
import { guideLibraries } from "../guides.table.ts";
import { type LibraryFile, readLibrary } from "./read-library.ts";
import { type Written, writeGuides } from "./write-guides.ts";

export interface GuideImport extends Written {
  library: string;
  /** Genes with guides, by their NCBI Gene ID. */
  genes: number;
  /** NCBI Gene IDs of the library that the store has no gene of. */
  unknownGenes: number[];
}

/**
 * Imports library files. The guides are written in portions, in which the API keeps serving requests, and become visible
 * together when all are written: each library replaces its former import. If the process stops before, nothing has changed.
 * @throws ContentError naming file and line
 */
export async function importGuides(db: Database, files: readonly LibraryFile[]): Promise<GuideImport[]> {
  const ids: number[] = [];
  const done: GuideImport[] = [];
  try {
    for (const file of files) {
      const id = await startLibrary(db, file);
      ids.push(id);
      const written = await writeGuides(db, id, readLibrary(file));
      done.push({ library: file.library.name, ...written, ...(await countGenes(db, id)) });
    }
  } catch (error) {
    await deleteLibraries(db, ids);
    throw error;
  }
  const replaced = await replaceLibraries(db, ids);
  await deleteLibraries(db, [...replaced, ...(await interruptedImports(db))]);
  return done;
}

async function startLibrary(db: Database, { library }: LibraryFile): Promise<number> {
  const [row] = await db.insert(guideLibraries).values(library).returning({ id: guideLibraries.id });
  if (!row) throw new Error("The database returned no id");
  return row.id;
}

async function countGenes(
  db: Database,
  libraryId: number,
): Promise<{ genes: number; unknownGenes: number[] }> {
  const [counted] = await queryRows<{ genes: number; unknown: number[] | null }>(
    db,
    sql`select count(*)::int as genes, array_agg(locus_id order by locus_id) filter (where number is null) as unknown
      from (select distinct locus_id from library_guides where library_id = ${libraryId}) as targets
      left join genes using (locus_id)`,
  );
  return { genes: counted?.genes ?? 0, unknownGenes: counted?.unknown ?? [] };
}

/** Makes imports the current ones of their libraries. @returns those that they replace */
function replaceLibraries(db: Database, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockSeed(tx);
    const names = tx
      .select({ name: guideLibraries.name })
      .from(guideLibraries)
      .where(inArray(guideLibraries.id, ids));
    const replaced = await tx
      .update(guideLibraries)
      .set({ isCurrent: false })
      .where(and(guideLibraries.isCurrent, inArray(guideLibraries.name, names)))
      .returning({ id: guideLibraries.id });
    await tx.update(guideLibraries).set({ isCurrent: true }).where(inArray(guideLibraries.id, ids));
    await recordImport(tx, "guide libraries", randomUUID());
    return replaced.map(({ id }) => id);
  });
}

/** Imports that did not complete. None takes a day. */
async function interruptedImports(db: Database): Promise<number[]> {
  const found = await db
    .select({ id: guideLibraries.id })
    .from(guideLibraries)
    .where(and(not(guideLibraries.isCurrent), sql`${guideLibraries.startedAt} < now() - interval '1 day'`));
  return found.map(({ id }) => id);
}

/** Guides that one statement deletes: other queries of PGlite wait for it. */
const PORTION = 2_000;

async function deleteLibraries(db: Database, ids: number[]): Promise<void> {
  for (const id of ids) {
    const some = sql`select ctid from library_guides where library_id = ${id} limit ${PORTION}`;
    const deleteSome = sql`delete from library_guides where ctid = any(array(${some})) returning 1`;
    while ((await countRows(db, deleteSome)) > 0) await yieldToEventLoop();
    await db.delete(guideLibraries).where(eq(guideLibraries.id, id));
  }
}
