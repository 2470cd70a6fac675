import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findPostgres, startPostgres } from "../../../../scripts/postgres/postgres-server.ts";
import { cpuOfGroupMs, findParent } from "../measure/processes.ts";

type Query = <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** The database of the store that is measured. */
export interface BenchDatabase {
  /** "PostgreSQL 15.6", or "PGlite". */
  name: string;
  /** Undefined for PGlite, which runs in the API's process. */
  postgres?: BenchPostgres;
  stop(): Promise<void>;
}

export interface BenchPostgres {
  url: string;
  /** The folder of PostgreSQL's programs. */
  programs: string;
  /** CPU time of all its processes so far, in milliseconds. */
  cpuMs(): number;
  /** In the store's database. */
  query: Query;
  /** In the server's own database. */
  admin: Query;
  /** True if the server has pg_stat_statements. */
  canCountStatements: boolean;
}

const STORE = "ligate";

/**
 * Starts PostgreSQL with a new database for the store; where its programs are not found, the store uses PGlite.
 * @param isEmbedded PGlite also where PostgreSQL is installed
 */
export async function openBenchDatabase(isEmbedded: boolean): Promise<BenchDatabase> {
  const programs = isEmbedded ? undefined : findPostgres();
  if (!programs) return { name: "PGlite", stop: async () => undefined };
  // Debian has the libraries beside the programs.
  const canCountStatements = existsSync(join(programs, "../lib/pg_stat_statements.so"));
  const preloaded = canCountStatements ? ["-c", "shared_preload_libraries=pg_stat_statements"] : [];
  const server = await startPostgres(programs, preloaded);
  const url = Object.assign(new URL(server.url), { pathname: `/${STORE}` }).href;
  const [admin, store] = [connect(server.url), connect(url)];
  await admin.query(`create database ${STORE}`);
  if (canCountStatements) await admin.query("create extension pg_stat_statements");
  const [about] = await admin.query<{ version: string; backend: number }>(
    "select current_setting('server_version') as version, pg_backend_pid() as backend",
  );
  const postmaster = findParent(about?.backend ?? 0);
  return {
    name: `PostgreSQL ${about?.version.split(" ")[0]}`,
    postgres: {
      ...{ url, programs, canCountStatements, cpuMs: () => cpuOfGroupMs(postmaster) },
      ...{ query: store.query, admin: admin.query },
    },
    stop: async () => {
      await Promise.all([admin.close(), store.close()]);
      await server.stop();
    },
  };
}

function connect(connectionString: string): { query: Query; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0 });
  // The server may end the connection first when everything is stopped.
  pool.on("error", () => undefined);
  const query: Query = async <Row extends object>(sql: string, params: unknown[] = []) =>
    (await pool.query<Row>(sql, params)).rows;
  return { query, close: () => pool.end() };
}
