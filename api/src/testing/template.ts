import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** The migrated and seeded database that every test file starts from: a dump of PGlite, by test run. */
export const templateFile = () => join(tmpdir(), `ligate-template-${process.env.LIGATE_TEST_RUN}.tar`);
/** The same as a database of PostgreSQL, where the tests run on one. */
export const templateName = () => `ligate_template_${process.env.LIGATE_TEST_RUN}`;

/** The address of another database on the server that TEST_DATABASE_URL names. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on that server, outside of any database of ours. */
export async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
