import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { testDatabase } from "../testing/database/test-database.ts";
import { fromJsonRow, type JsonRow, queryRows } from "./database.ts";

const { db } = testDatabase();
const notes = pgTable("notes", {
  id: integer().primaryKey(),
  longText: text("long_text"),
  words: jsonb().$type<unknown>(),
  writtenAt: timestamp("written_at", { withTimezone: true }),
});

it("converts a row of JSON as Drizzle converts one of columns", async () => {
  await db().transaction(async (tx) => {
    await tx.execute(sql`create temporary table notes
      (id int, long_text text, words jsonb, written_at timestamptz) on commit drop`);
    await tx.execute(sql`set local time zone 'Asia/Kolkata'`);
    await tx.execute(sql`insert into notes values
      (1, 'µ "quoted"', '{"a": [1, null]}', '2026-11-29 07:08:09.123456+00'), (2, null, null, null)`);
    const rows = await queryRows<{ note: JsonRow }>(
      tx,
      sql`select to_jsonb(notes) as note from notes order by id`,
    );

    expect(rows.map(({ note }) => fromJsonRow(notes, note))).toEqual(
      await tx.select().from(notes).orderBy(notes.id),
    );
  });
});

it("has null for a row that a left join does not find", async () => {
  const rows = await queryRows(
    db(),
    sql`select to_jsonb(limits) as found from (select 1) as one left join limits on false`,
  );
  expect(rows).toEqual([{ found: null }]);
});
