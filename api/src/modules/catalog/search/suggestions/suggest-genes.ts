import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { wordsQuery } from "../ranked-ids.ts";

interface GeneRow {
  number: string;
  symbol: string;
  name: string;
  species: string;
  matched: string | null;
}

/** After every character: `key` to `key` and this is the range of all names that begin with `key`. */
const LAST = "\u{10FFFF}";
/** Stands between the parts of a place; in no name. */
const GAP = "\u0001";
/** Each gene has an entry per function type. */
const ENTRIES = 2000;

/** By symbol, alias or old symbol, that very one first; then by the words of the full name. */
export async function suggestGenes(
  tx: Tx,
  key: string,
  words: string[],
  most: number,
): Promise<Suggestion[]> {
  const byName = await rowsOf<GeneRow>(tx, named(key, most));
  const more = byName.length < most ? await rowsOf<GeneRow>(tx, described(key, words, most)) : [];
  const all = new Map([...more, ...byName].map((gene) => [gene.number, gene]));
  const inOrder = new Set([...byName, ...more].map(({ number }) => number));
  return [...inOrder]
    .flatMap((number) => all.get(number) ?? [])
    .map(asSuggestion)
    .slice(0, most);
}

const named = (key: string, most: number) => sql`
  with matches as (
    select gene_number,
      min((rank + case when key = ${key} then 0 else 2 end) || key || ${GAP}::text || name) as place
    from gene_names
    where species in ('Human', 'Mouse') and key >= ${key} and key < ${key + LAST}
    group by gene_number
  ), first as (
    select gene_number, split_part(place, ${GAP}, 1) as place, split_part(place, ${GAP}, 2) as called
    from matches order by 2, 1 limit ${most}
  )
  select number, symbol, name, species, case when lower(called) <> lower(symbol) then called end as matched
  from first join genes on number = gene_number order by place, number`;

/** Words are of letters and digits alone, so they are no patterns. */
const described = (key: string, words: string[], most: number) => sql`
  select g.number, g.symbol, g.name, g.species, null as matched
  from (
    select distinct gene_number from (
      select gene_number from search_entries
      where gene_number is not null and words @@ ${wordsQuery(key, words)} limit ${ENTRIES}
    ) entries
  ) e join genes g on g.number = e.gene_number
  where ${sql.join(
    words.map((word) => sql`g.name ~* ${`\\m${word}`}`),
    sql` and `,
  )}
  order by g.number limit ${most}`;

const asSuggestion = ({ symbol, name, species, matched }: GeneRow): Suggestion => ({
  kind: "gene",
  label: symbol,
  detail: [species, ...(matched ? [`alias ${matched}`] : []), name].join(" · "),
  url: `/search?${new URLSearchParams({ q: symbol, species })}`,
});
