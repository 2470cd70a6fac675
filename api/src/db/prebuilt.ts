import { type Column, is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";

/** A query of drizzle, with placeholders for its values. */
interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

/**
 * A query whose SQL is built once per process, for requests that are frequent: drizzle takes 0.3 ms to build a statement of
 * two tables, several times as long as its execution.
 * @param build called at the first use
 * @returns runs the query, in a transaction or outside. A missing value is an error.
 */
export function prebuilt<Values extends Record<string, unknown>, Result>(
  build: (tx: Tx) => Preparable<Result>,
): (tx: Tx, values: Values) => Promise<Result> {
  let query: ReturnType<Preparable<Result>["prepare"]> | undefined;
  return (tx, values) => {
    query ??= build(tx).prepare("");
    // Drizzle ties a prepared query to the connection that built it, also to that of a transaction.
    const own = { client: getClient(tx), params: getParams(query).map((param) => nullOr(param, values)) };
    return Object.assign(Object.create(query) as typeof query, own).execute(values);
  };
}

/** Placeholders by their names, as the values of an insert. */
export const placeholders = <Name extends string>(...names: Name[]): Record<Name, Placeholder<Name>> =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;

/** Drizzle encodes null in a placeholder by the type of its column: a JSON column would get the JSON value null. */
function nullOr(param: unknown, values: Record<string, unknown>): unknown {
  const isOfColumn = is(param, Param) && is(param.value, Placeholder);
  return isOfColumn && values[param.value.name] === null ? null : param;
}

/** The connection, pool or PGlite of a database or transaction, which drizzle does not declare. */
function getClient(tx: Tx): object {
  const session: object = tx._.session;
  if ("client" in session && typeof session.client === "object" && session.client) return session.client;
  throw new Error("Drizzle's session has no client");
}

/** The parameters of a prepared query, which drizzle does not declare. */
function getParams(query: object): unknown[] {
  if ("params" in query && Array.isArray(query.params)) return query.params;
  throw new Error("Drizzle's prepared query has no parameters");
}

/** Like `inArray`, but with one parameter: the text of the statement does not depend on the number of values. */
export const eqAny = <Value>(column: Column, values: Value[]): SQL =>
  sql`${column} = any(${sql.param(values)})`;
