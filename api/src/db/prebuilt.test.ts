import { eq, sql } from "drizzle-orm";
import { jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { limits } from "../http/limits.table.ts";
import { testDatabase } from "../testing/database/test-database.ts";
import { queryRows } from "./database.ts";
import { placeholders, prebuilt } from "./prebuilt.ts";

const { db } = testDatabase();
let built = 0;
const findLimit = prebuilt((tx) => {
  built++;
  return tx
    .select()
    .from(limits)
    .where(eq(limits.key, sql.placeholder("key")));
});
const insertLimit = prebuilt((tx) =>
  tx
    .insert(limits)
    .values({ ...placeholders("key", "count"), resetsAt: sql`now()` })
    .returning(),
);
const notes = pgTable("notes", { words: jsonb(), at: timestamp({ withTimezone: true }) });
const insertNote = prebuilt((tx) => tx.insert(notes).values(placeholders("words", "at")));

it("is built once and run with other values", async () => {
  for (const key of ["a", "b"]) await insertLimit(db(), { key, count: 3 });

  expect(await findLimit(db(), { key: "a" })).toEqual([{ key: "a", count: 3, resetsAt: expect.any(Date) }]);
  expect(await findLimit(db(), { key: "b" })).toMatchObject([{ key: "b" }]);
  expect(built).toBe(1);
});

it("belongs to the transaction in which it is run", async () => {
  await findLimit(db(), { key: "a" });
  const rolledBack = db().transaction(async (tx) => {
    await insertLimit(tx, { key: "c", count: 1 });
    expect(await findLimit(tx, { key: "c" })).toHaveLength(1);
    throw new Error("rolled back");
  });

  await expect(rolledBack).rejects.toThrow("rolled back");
  expect(await findLimit(db(), { key: "c" })).toEqual([]);
});

it("refuses to run without one of its values", async () => {
  await expect(findLimit(db(), {})).rejects.toThrow("key");
});

it("stores null as null, whatever the type of the column", async () => {
  await db().transaction(async (tx) => {
    await tx.execute(sql`create temporary table notes (words jsonb, at timestamptz) on commit drop`);
    await insertNote(tx, { words: { a: 1 }, at: new Date(0) });
    await insertNote(tx, { words: null, at: null });

    const stored = await queryRows(
      tx,
      sql`select words, words is null as empty, at is null as never from notes`,
    );
    expect(stored).toEqual([
      { words: { a: 1 }, empty: false, never: false },
      { words: null, empty: true, never: true },
    ]);
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

onPostgres("is prepared on the connection under the hash of its text", async () => {
  await db().transaction(async (tx) => {
    await findLimit(tx, { key: "a" });
    const prepared = await queryRows<{ name: string }>(
      tx,
      sql`select name from pg_prepared_statements where starts_with(statement, ${'select "key"'})`,
    );

    expect(prepared).toEqual([{ name: expect.stringMatching(/^[\w-]{43}$/) }]);
  });
});
