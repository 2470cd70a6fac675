import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { geneMatches, ID_RANK, WORDS_RANK } from "../../genes/search/gene-matches.ts";
import { matchedName, sortKeyOf } from "../../genes/search/gene-name-sql.ts";

interface GeneRow {
  symbol: string;
  name: string;
  species: string;
  rank: string;
  matched: string | null;
}

const BEST = sql`best`;

/**
 * Finds genes of both species by id, symbol, alias or former symbol, exact matches first; then by words of the full
 * name.
 */
export async function suggestGenes(tx: Tx, q: string, limit: number): Promise<Suggestion[]> {
  const matches = geneMatches(q, ["Human", "Mouse"]);
  if (!matches) return [];
  const found = await rowsOf<GeneRow>(
    tx,
    sql`with matches as (${matches}), first as (
      select gene_number, ${sortKeyOf(BEST)} as sort_key, ${matchedName(BEST)} as matched
      from matches order by 2, 1 limit ${limit}
    )
    select symbol, name, species, left(sort_key, 1) as rank,
      case when lower(first.matched) <> lower(symbol) then first.matched end as matched
    from first join genes on number = gene_number order by sort_key, number`,
  );
  return found.map(toSuggestion);
}

const toSuggestion = (gene: GeneRow): Suggestion => ({
  kind: "gene",
  label: gene.symbol,
  detail: [gene.species, ...matchOf(gene), gene.name].join(" · "),
  url: `/search?${new URLSearchParams({ q: gene.symbol, species: gene.species })}`,
});

/** What matched, unless it is shown anyway: the symbol, or words of the name. */
function matchOf({ matched, rank }: GeneRow): string[] {
  if (matched === null || rank === WORDS_RANK) return [];
  return [rank === ID_RANK ? matched : `alias ${matched}`];
}
