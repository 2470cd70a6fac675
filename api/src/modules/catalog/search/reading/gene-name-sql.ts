import { type SQL, sql } from "drizzle-orm";
import { normalizeName, toLatinLetters } from "../../genes/normalize-name.ts";

/** The highest code point: all names that begin with `key` sort between `key` and `key` followed by it. */
export const HIGHEST_CHARACTER = "\u{10FFFF}";
/** Separates the sort key of a match from the matched name. No name contains it. */
export const SEPARATOR = "\u0001";

/** The forms of a query on `gene_names.key`, with Greek letters as words and as Latin letters; empty without a letter. */
export const nameKeys = (query: string): string[] => [
  ...new Set([normalizeName(query), normalizeName(toLatinLetters(query))].filter((key) => key !== "")),
];

/** Condition on `gene_names.key`: begins with `prefix`. A range, so that the index serves it on every locale. */
const keyStartsWith = (prefix: string): SQL => sql`key >= ${prefix} and key < ${prefix + HIGHEST_CHARACTER}`;

/** The names of a species to consider. A single letter begins 20,000. */
const MAX_NAMES = 1_000;

/**
 * The names of genes that begin with one of the prefixes: those that come first in the alphabet, and those of the content
 * file. Each select reads a range of an index.
 */
export function beginningNames(prefixes: string[], species: readonly string[]): SQL {
  const selects = prefixes.flatMap((prefix) =>
    species.flatMap((each) => {
      const begins = sql`select * from gene_names where species = ${each} and ${keyStartsWith(prefix)}`;
      return [
        sql`(${begins} order by key limit ${MAX_NAMES})`,
        sql`(${begins} and source = 'content' order by key limit ${MAX_NAMES})`,
      ];
    }),
  );
  return sql.join(selects, sql` union all `);
}

/**
 * Aggregates the names of a gene to the best match for the keys, as one text of sort key and name. Matches sort by:
 * exact symbol, exact alias, symbol that begins with a key, alias that begins with a key; then by name.
 */
export const bestMatch = (keys: string[]): SQL =>
  sql`min((rank + case when key in (${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}) then 0 else 2 end) || key || ${SEPARATOR}::text || name)`;

/** The sort key of a `bestMatch`. */
export const selectSortKey = (match: SQL): SQL => sql`split_part(${match}, ${SEPARATOR}, 1)`;

/** The matched name of a `bestMatch`. */
export const matchedName = (match: SQL): SQL => sql`split_part(${match}, ${SEPARATOR}, 2)`;

/** Condition on `species`. Also with all species, because the index of the names begins with the species. */
export const isOfSpecies = (species: readonly string[]): SQL =>
  sql`species in (${sql.join(
    species.map((each) => sql`${each}`),
    sql`, `,
  )})`;

/**
 * Condition on `genes`. The query is a subselect, so that the planner does not know how frequent the words are: below a limit it
 * would read the table instead of the index for frequent ones, and every row of it where the other conditions are rare.
 */
export const hasWords = (tsquery: string): SQL => sql`search_words @@ (select ${tsquery}::tsquery)`;
