import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { bestMatch, keyStartsWith, matchedName, sortKeyOf } from "../../genes/gene-name-sql.ts";
import { wordsQuery } from "../ranked-ids.ts";
import { containsAll } from "./contains-all.ts";

interface GeneRow {
  number: string;
  symbol: string;
  name: string;
  species: string;
  matched: string | null;
}

const BEST = sql`best`;
/** Limits the scan. The index has one entry per gene and function type. */
const MAX_ENTRIES = 2000;

/** Finds genes by symbol, alias or former symbol, exact matches first; then by words of the full name. */
export async function suggestGenes(
  tx: Tx,
  key: string,
  words: string[],
  limit: number,
): Promise<Suggestion[]> {
  const byName = await rowsOf<GeneRow>(tx, matchingName(key, limit));
  const more = byName.length < limit ? await rowsOf<GeneRow>(tx, matchingDescription(key, words, limit)) : [];
  const all = new Map([...more, ...byName].map((gene) => [gene.number, gene]));
  const inOrder = new Set([...byName, ...more].map(({ number }) => number));
  return [...inOrder]
    .flatMap((number) => all.get(number) ?? [])
    .map(toSuggestion)
    .slice(0, limit);
}

const matchingName = (key: string, limit: number) => sql`
  with matches as (
    select gene_number, ${bestMatch(key)} as best
    from gene_names
    where species in ('Human', 'Mouse') and ${keyStartsWith(key)}
    group by gene_number
  ), first as (
    select gene_number, ${sortKeyOf(BEST)} as sort_key, ${matchedName(BEST)} as matched
    from matches order by 2, 1 limit ${limit}
  )
  select number, symbol, name, species,
    case when lower(first.matched) <> lower(symbol) then first.matched end as matched
  from first join genes on number = gene_number order by sort_key, number`;

const matchingDescription = (key: string, words: string[], limit: number) => sql`
  select g.number, g.symbol, g.name, g.species, null as matched
  from (
    select distinct gene_number from (
      select gene_number from search_entries
      where gene_number is not null and words @@ ${wordsQuery(key, words)} limit ${MAX_ENTRIES}
    ) entries
  ) e join genes g on g.number = e.gene_number
  where ${containsAll(sql`g.name`, words)}
  order by g.number limit ${limit}`;

const toSuggestion = ({ symbol, name, species, matched }: GeneRow): Suggestion => ({
  kind: "gene",
  label: symbol,
  detail: [species, ...(matched ? [`alias ${matched}`] : []), name].join(" · "),
  url: `/search?${new URLSearchParams({ q: symbol, species })}`,
});
