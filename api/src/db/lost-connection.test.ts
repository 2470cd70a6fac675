import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openPostgres, queryRows } from "./database.ts";

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? it : it.skip;

onPostgres(
  "survives a connection that PostgreSQL closes between two statements of a transaction",
  async () => {
    const { db, close } = openPostgres(server ?? "");
    const work = db.transaction(async (tx) => {
      const [own] = await queryRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${own?.pid})`);
      await pause(100);
      await tx.execute(sql`select 1`);
    });

    await expect(work).rejects.toThrow();
    expect(await queryRows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await close();
  },
);
