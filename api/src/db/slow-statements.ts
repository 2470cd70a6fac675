import { channel } from "node:diagnostics_channel";
import { currentRequestId } from "@ligate/server/request-ids";
import type { FinishedStatement } from "@ligate/server/tracing";
import type pg from "pg";

/** A statement that takes longer is logged. */
const SLOW_MS = 500;

/** The channel of statements that have ended, for traces. */
export const STATEMENT_CHANNEL = "ligate.statement";
const finished = channel(STATEMENT_CHANNEL);

export type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** Logs the statements that take long, with the request that they belong to, and publishes all of them. They contain no values. */
export function observeStatements(query: Query): Query {
  return (statement, ...rest) => {
    const result = query(statement, ...rest);
    if (!(result instanceof Promise)) return result;
    const startedAt = Date.now();
    const requestId = currentRequestId();
    const onEnd = (hasFailed: boolean) => {
      if (finished.hasSubscribers)
        finished.publish({ text: textOf(statement), startedAt, hasFailed } satisfies FinishedStatement);
      const ms = Date.now() - startedAt;
      if (ms < SLOW_MS) return;
      // As the lines of the API's logger, which is created behind the database.
      const line = { level: 40, time: Date.now(), reqId: requestId, ms, statement: textOf(statement) };
      console.log(JSON.stringify({ ...line, msg: "slow statement" }));
    };
    result.then(
      () => onEnd(false),
      () => onEnd(true),
    );
    return result;
  };
}

/**
 * Names the request in `application_name` during a transaction, for pg_stat_activity and the log of PostgreSQL. It travels with
 * the `begin`, so it costs no round trip.
 */
export function nameRequest(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query;
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const requestId = currentRequestId();
    const isBegin = textOf(statement).startsWith("begin");
    if (!isBegin || !requestId) return query(statement, ...rest);
    return query(`${textOf(statement)}; set local application_name = 'ligate ${requestId}'`);
  }) as typeof client.query;
}

/**
 * Names the request of a statement outside of transactions: the name of its portal, of which PostgreSQL has one per execution,
 * is logged with a slow statement. In a transaction, portals would stay open until its end.
 */
export const namePortal =
  (query: Query): Query =>
  (statement, ...rest) => {
    const portal = currentRequestId();
    const isExtended = typeof statement === "object" && Array.isArray(rest[0]) && rest[0].length > 0;
    return query(portal && isExtended ? { ...statement, portal } : statement, ...rest);
  };

const textOf = (statement: unknown): string =>
  typeof statement === "string" ? statement : String((statement as pg.QueryConfig).text ?? "");
