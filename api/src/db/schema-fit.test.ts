import { sql } from "drizzle-orm";
import { testDatabase } from "../testing/database/test-database.ts";
import type { Database } from "./database.ts";
import { findSchemaConflicts } from "./schema-fit.ts";

const { db } = testDatabase();

/** The conflicts after statements of another release, which are rolled back. */
async function conflictsAfter(...statements: string[]): Promise<string[]> {
  let conflicts: string[] = [];
  const run = db().transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    conflicts = await findSchemaConflicts(tx as Database);
    throw new Error("rolled back");
  });
  await expect(run).rejects.toThrow("rolled back");
  return conflicts;
}

it("fits the schema of its own migrations", async () => {
  expect(await findSchemaConflicts(db())).toEqual([]);
});

it("fits a schema that a newer release has expanded", async () => {
  const conflicts = await conflictsAfter(
    "create table sequencing_runs (id int not null)",
    "alter table genes add column rank int not null default 0",
    "alter table genes add column note text",
  );
  expect(conflicts).toEqual([]);
});

it("names each table and column of a schema that does not fit", async () => {
  const conflicts = await conflictsAfter(
    "drop table content_versions",
    "alter table outbox rename column failure to reason",
    "alter table limits add column region text not null",
  );
  expect(conflicts.sort()).toEqual([
    "The column limits.region needs a value that this release does not have.",
    "The column outbox.failure is missing.",
    "The table content_versions is missing.",
  ]);
});
