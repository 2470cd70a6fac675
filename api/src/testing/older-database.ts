import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const MIGRATIONS = join(import.meta.dirname, "../../drizzle");
const JOURNAL: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8"),
);

/** A database as it was before a migration. */
export async function databaseBefore(migration: string): Promise<PGlite> {
  const database = await PGlite.create();
  for (const { tag } of JOURNAL.entries) {
    if (tag === migration) break;
    await migrate(database, tag);
  }
  return database;
}

export const migrate = (database: PGlite, tag: string) =>
  database.exec(readFileSync(join(MIGRATIONS, `${tag}.sql`), "utf8"));
