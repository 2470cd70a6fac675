import { type Column, type SQL, sql } from "drizzle-orm";

/** Like `inArray`, but with one parameter: the text of the statement does not depend on the number of values. */
export const eqAny = <Value>(column: Column, values: Value[]): SQL =>
  sql`${column} = any(${sql.param(values)})`;
