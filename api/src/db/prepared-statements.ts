import { createHash } from "node:crypto";
import type pg from "pg";

/** The maximum number of prepared statements per connection. Further statements are planned at every execution. */
const MAX_NAMES = 1_000;
/** Statements with more parameters insert lists of rows, so their text changes with the number of rows. */
const MAX_PARAMETERS = 100;

const names = new Map<string, string>();

/**
 * Makes a connection prepare statements: PostgreSQL parses a statement once per connection, and plans it once if a plan for
 * any parameters is equally good (decision 101). Statements without parameters, such as `begin`, are sent unchanged.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
  const prepared = (statement: unknown, ...rest: unknown[]) => query(withName(statement, rest[0]), ...rest);
  client.query = prepared as typeof client.query;
}

function withName(statement: unknown, params: unknown): unknown {
  const isNameable = isStatement(statement) && Array.isArray(params) && params.length > 0;
  if (!isNameable || params.length > MAX_PARAMETERS) return statement;
  const name = getName(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

const isStatement = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === "object" && statement !== null && "text" in statement && !("submit" in statement);

/** The hash of the text, so that a name has the same meaning in all processes, even if a proxy shares their connections. */
function getName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
