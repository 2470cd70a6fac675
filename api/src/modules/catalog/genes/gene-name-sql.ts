import { type SQL, sql } from "drizzle-orm";

/** The highest code point: all names that begin with `key` sort between `key` and `key` followed by it. */
const HIGHEST_CHARACTER = "\u{10FFFF}";
/** Separates the sort key of a match from the matching name. No name contains it. */
const SEPARATOR = "\u0001";

/** Condition on `gene_names.key`: begins with `prefix`. A range, so that the index serves it on every locale. */
export const keyStartsWith = (prefix: string): SQL =>
  sql`key >= ${prefix} and key < ${prefix + HIGHEST_CHARACTER}`;

/**
 * Aggregates the names of a gene to the best match for `key`, as one text of sort key and name. Matches sort by: exact
 * symbol, exact alias, symbol that begins with `key`, alias that begins with `key`; then by name.
 */
export const bestMatch = (key: string): SQL =>
  sql`min((rank + case when key = ${key} then 0 else 2 end) || key || ${SEPARATOR}::text || name)`;

/** The sort key of a `bestMatch`. */
export const sortKeyOf = (match: SQL): SQL => sql`split_part(${match}, ${SEPARATOR}, 1)`;

/** The matching name of a `bestMatch`. */
export const matchedName = (match: SQL): SQL => sql`split_part(${match}, ${SEPARATOR}, 2)`;
