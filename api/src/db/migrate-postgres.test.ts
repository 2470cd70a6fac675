import { randomBytes } from "node:crypto";
import pg from "pg";
import { databaseUrl, onServer } from "../testing/database/template.ts";
import { LockError } from "./advisory-lock.ts";
import { openPostgres } from "./database.ts";
import { migratePostgres } from "./migrate-postgres.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;
const folder = new URL("../../drizzle", import.meta.url).pathname;

/** Creates an empty database, dropped after the test, under a random name: Jest may run an interrupted file again. @returns its URL */
async function createDatabase() {
  const name = `ligate_empty_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name}`);
  databases.push(name);
  return databaseUrl(name);
}

const databases: string[] = [];

/** A session as a proxy keeps it: its client has left, and its transaction goes on. */
async function holdLock(url: string) {
  const other = new pg.Client(url);
  await other.connect();
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock(5271009)");
  return () => other.end();
}

afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of databases.splice(0)) await onServer(`drop database ${name} with (force)`);
});

onPostgres(
  "says that it waits for another process, gives up in time, and migrates once that has ended",
  async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const url = await createDatabase();
    const release = await holdLock(url);

    await expect(migratePostgres(url, folder, 200)).rejects.toThrow(LockError);
    expect(said).toHaveBeenCalledWith("Waiting for another process that migrates the database.");

    const waiting = migratePostgres(url, folder, 10_000);
    await release();
    await waiting;
  },
);

onPostgres("runs migrations once for processes that start together, and leaves no lock", async () => {
  const url = await createDatabase();
  const stores = [1, 2, 3].map(() => openPostgres(url));

  await Promise.all(stores.map(({ migrate }) => migrate()));

  const reader = new pg.Client(url);
  await reader.connect();
  const { rows: locks } = await reader.query(
    `select 1 from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and datname = current_database()`,
  );
  const { rows } = await reader.query(
    "select count(distinct hash) = count(*) as once from drizzle.__drizzle_migrations",
  );
  expect({ locks, rows }).toEqual({ locks: [], rows: [{ once: true }] });
  await reader.end();
  await Promise.all(stores.map(({ close }) => close()));
});
