import pg from "pg";
import { startPostgres, startStandby } from "../../scripts/processes/postgres-server.ts";
import { waitUntil } from "../store/wait-until.ts";

/** The role and the database of the store. */
export const ROLE = { user: "ligate", password: "cluster", database: "ligate" };

/** As deploy/pgbouncer says, because PgBouncer ignores the timeouts that the API asks for. */
const CREATE = [
  `create role ${ROLE.user} login password '${ROLE.password}'`,
  `alter role ${ROLE.user} set statement_timeout = '15s'`,
  `alter role ${ROLE.user} set idle_in_transaction_session_timeout = '30s'`,
  `create database ${ROLE.database} owner ${ROLE.user}`,
];
const COMMIT_ON_BOTH = ["alter system set synchronous_standby_names = '*'", "select pg_reload_conf()"];

export type ClusterDatabase = Awaited<ReturnType<typeof startDatabase>>;

/** Starts a primary and a standby, which has every commit before it is acknowledged. */
export async function startDatabase(programs: string) {
  const primary = await startPostgres(programs, []);
  const admin = createPool(primary.url);
  for (const statement of CREATE) await admin.query(statement);
  const standby = await startStandby(programs, primary);
  // Not before the copy: the standby would have the setting, and wait for a standby once it is promoted.
  for (const statement of COMMIT_ON_BOTH) await admin.query(statement);
  await waitUntil("the standby does not follow", () => isSynchronous(admin));
  await admin.end();
  let pool = createPool(primary.url, ROLE.database);

  return {
    addresses: [primary, standby].map(({ url }) => new URL(url).host),
    rows: async <Row extends object>(text: string, params: unknown[] = []) =>
      (await pool.query<Row>(text, params)).rows,
    /** Holds the locks of a statement until the returned function is called. */
    async hold(statement: string) {
      const client = await pool.connect();
      await client.query("begin");
      await client.query(statement);
      return async () => {
        await client.query("rollback");
        client.release();
      };
    },
    /** Ends the primary as a crash does, and promotes the standby. */
    async failOver() {
      await primary.crash();
      await pool.end();
      pool = createPool(standby.url, ROLE.database);
      await pool.query("select pg_promote()");
    },
    async stop() {
      await pool.end();
      await Promise.all([primary.stop(), standby.stop()]);
    },
  };
}

function createPool(url: string, database?: string): pg.Pool {
  const connectionString = database ? Object.assign(new URL(url), { pathname: `/${database}` }).href : url;
  const pool = new pg.Pool({ connectionString, max: 6 });
  // The server is crashed.
  pool.on("error", () => undefined);
  return pool;
}

async function isSynchronous(admin: pg.Pool): Promise<boolean> {
  const { rows } = await admin.query("select from pg_stat_replication where sync_state = 'sync'");
  return rows.length > 0;
}
