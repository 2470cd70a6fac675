import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** The PGlite dump of the migrated and seeded database, per test run. Test files start from it. */
export const templateFile = () => join(tmpdir(), `ligate-template-${process.env.LIGATE_TEST_RUN}.tar`);
/** The same as a PostgreSQL template database, for runs with TEST_DATABASE_URL. */
export const templateName = () => `ligate_template_${process.env.LIGATE_TEST_RUN}`;

/** The URL of another database on the server of TEST_DATABASE_URL. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on that server, outside the test databases. */
export async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
