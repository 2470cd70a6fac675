import pg from "pg";
import { prepareStatements } from "./prepared-statements.ts";
import { namePortal, nameRequest, observeStatements, type Query } from "./slow-statements.ts";

/** A server that is frozen or unreachable cannot end a statement, so that the client gives up, later than the server. */
const CLIENT_TIMEOUT_FACTOR = 1.2;

/** No connection for a transaction. `cause` is the driver's error. */
export class NoConnectionError extends Error {
  override name = "NoConnectionError";
}

/** The rejection handler of a connection attempt. @throws NoConnectionError */
export function throwUnavailable(cause: Error): never {
  throw new NoConnectionError(`The database is not available: ${cause.message}`, { cause });
}

/** Drizzle wraps the errors of statements, but not those of the connection that a transaction begins with. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]) {
    if (callback) return super.connect(callback);
    return super.connect().then(releaseAtEnd, throwUnavailable);
  }

  /** Outside of transactions. The time includes the wait for a connection. */
  override query = observeStatements(namePortal(super.query.bind(this) as Query)) as pg.Pool["query"];
}

/** Frees the place of a lost connection in the pool: Drizzle does not release one whose `begin` has failed. */
function releaseAtEnd(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  const onEnd = () => client.release(true);
  client.once("end", onEnd);
  client.release = (error) => {
    client.off("end", onEnd);
    client.release = () => undefined;
    release(error);
  };
  return client;
}

export interface PoolOptions {
  /** The most connections; 10 by default. */
  connections?: number;
  /** False where a proxy shares connections without tracking their prepared statements. */
  prepares?: boolean;
  /** The server ends a statement after this time. */
  statementTimeoutMs?: number;
}

/** The connections of this process. A statement ends in time, also if the server is frozen. */
export function createPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  const { connections = 10, prepares = true, statementTimeoutMs = 10_000 } = options;
  const pool = new Pool({
    connectionString,
    application_name: "ligate",
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A new connection has to prepare its statements.
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs * CLIENT_TIMEOUT_FACTOR,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  pool.on("error", (error) => console.error("An idle database connection failed:", error.message));
  // The pool listens to idle connections only. Without a listener, the loss of one in use would end the process; its
  // statements are rejected anyway.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    closeAfterTimeout(client);
    if (prepares) prepareStatements(client);
    nameRequest(client);
    client.query = observeStatements(client.query.bind(client)) as typeof client.query;
  });
  return pool;
}

/**
 * Closes a connection whose server does not answer: otherwise the `rollback` behind the statement would wait as long again,
 * and the pool would hand the connection out.
 */
function closeAfterTimeout(client: pg.ClientBase & { end?: () => Promise<void> }): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const result = query(...args);
    if (result instanceof Promise)
      result.catch(({ message }: Error) => {
        if (message === "Query read timeout") client.end?.().catch(() => undefined);
      });
    return result;
  }) as typeof client.query;
}
