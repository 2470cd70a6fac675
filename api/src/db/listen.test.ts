import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { type OpenDatabase, openPglite, openPostgres } from "./database.ts";

const server = process.env.TEST_DATABASE_URL;
let opened: OpenDatabase;
let heard: number;

beforeAll(async () => {
  opened = server ? openPostgres(server) : await openPglite();
});
beforeEach(() => {
  heard = 0;
});
afterAll(() => opened.close());

const listen = () => opened.listen("news", () => heard++);
const notify = () => opened.db.execute(sql`select pg_notify('news', '')`);

async function untilHeard(times: number) {
  while (heard < times) await pause(10);
}

it("hears of a notification after its transaction, and not of one that is rolled back", async () => {
  const stop = listen();
  await untilHeard(1);
  const rolledBack = opened.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('news', '')`);
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('news', '')`);
    await pause(50);
    expect(heard).toBe(1);
  });

  await untilHeard(2);
  await stop();
  await notify();
  await pause(50);
  expect(heard).toBe(2);
});

const onPostgres = server ? it : it.skip;

onPostgres(
  "listens again after its connection was lost",
  async () => {
    const stop = listen();
    await untilHeard(1);
    const other = new pg.Client(server);
    await other.connect();
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    await other.end();

    await untilHeard(2);
    await notify();
    await untilHeard(3);
    await stop();
  },
  15_000,
);
