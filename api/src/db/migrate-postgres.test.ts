import pg from "pg";
import { databaseUrl, onServer } from "../testing/database/template.ts";
import { LockError } from "./advisory-lock.ts";
import { openPostgres } from "./database.ts";
import { migratePostgres } from "./migrate-postgres.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;
const folder = new URL("../../drizzle", import.meta.url).pathname;

/** A session as a proxy keeps it: its client has left, and its transaction goes on. */
async function holdLock(url: string) {
  const other = new pg.Client(url);
  await other.connect();
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock(5271009)");
  return () => other.end();
}

afterEach(() => {
  jest.restoreAllMocks();
});

onPostgres(
  "says that it waits for another process, gives up in time, and migrates once that has ended",
  async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const name = `ligate_lock_${process.pid}`;
    await onServer(`create database ${name}`);
    const url = databaseUrl(name);
    const release = await holdLock(url);

    await expect(migratePostgres(url, folder, 200)).rejects.toThrow(LockError);
    expect(said).toHaveBeenCalledWith("Waiting for another process that migrates the database.");

    const waiting = migratePostgres(url, folder, 10_000);
    await release();
    await waiting;
    await onServer(`drop database ${name} with (force)`);
  },
);

onPostgres("runs migrations once for processes that start together, and leaves no lock", async () => {
  const name = `ligate_migrations_${process.pid}`;
  await onServer(`create database ${name}`);
  const url = databaseUrl(name);
  const stores = [1, 2, 3].map(() => openPostgres(url));

  await Promise.all(stores.map(({ migrate }) => migrate()));

  const reader = new pg.Client(url);
  await reader.connect();
  const { rows: locks } = await reader.query("select 1 from pg_locks where locktype = 'advisory'");
  const { rows } = await reader.query(
    "select count(distinct hash) = count(*) as once from drizzle.__drizzle_migrations",
  );
  expect({ locks, rows }).toEqual({ locks: [], rows: [{ once: true }] });
  await reader.end();
  await Promise.all(stores.map(({ close }) => close()));
  await onServer(`drop database ${name} with (force)`);
});
