import {
  SEARCH_COUNT_LIMIT,
  type SearchFacets,
  type SearchResult,
  type Suggestion,
} from "@ligate/contract/search";
import type { Tx } from "../db/database.ts";
import { nameKey } from "../genes/name-key.ts";
import { correctWords } from "./correct-words.ts";
import { designOfSku, designsBegun, designsOfGene } from "./designs-without-entry.ts";
import { countOf, facetsOf, isWithin, type Narrowing } from "./facets.ts";
import { findEntries, type Matches } from "./find-entries.ts";
import { asResult, type FoundRow } from "./found-row.ts";
import { wordsOf } from "./search-words.ts";
import { didYouMean } from "./suggestions.ts";

export interface Search extends Narrowing {
  q: string;
  page_number: number;
  page_size: number;
}

interface Found {
  length: number;
  results: SearchResult[];
  facets?: SearchFacets;
  corrected_q?: string;
  did_you_mean?: Suggestion[];
}

const MOST_WORDS = 10;

/** Everything on sale that a query finds: exact SKUs first, then exact symbols and aliases, then the rest. */
export async function search(tx: Tx, query: Search): Promise<Found> {
  const words = wordsOf(query.q).slice(0, MOST_WORDS);
  if (words.length === 0) return { length: 0, results: [] };
  const design = await designOfSku(tx, query.q);
  if (design) return answer(matchesOf([design], query), query);
  const found = await findEntries(tx, query, nameKey(query.q), words);
  if (found.groups.length > 0) return answer(found, query);
  const unlisted = [...(await designsBegun(tx, query.q)), ...(await designsOfGene(tx, nameKey(query.q)))];
  if (unlisted.length > 0) return answer(matchesOf(unlisted, query), query);
  return corrected(tx, query, words);
}

async function corrected(tx: Tx, query: Search, words: string[]): Promise<Found> {
  const better = await correctWords(tx, words);
  const found = better && (await findEntries(tx, query, nameKey(better.join(" ")), better));
  if (found && found.groups.length > 0) return { ...answer(found, query), corrected_q: better.join(" ") };
  return { length: 0, results: [], did_you_mean: await didYouMean(tx, query.q) };
}

const answer = ({ groups, page }: Matches, query: Search): Found => ({
  length: countOf(groups, query),
  results: page.map(asResult),
  facets: facetsOf(groups, query),
});

/** Of a few things that are at hand, what the database says of its entries. */
function matchesOf(rows: FoundRow[], query: Search): Matches {
  const groups = rows.map((row) => ({
    category: row.category,
    function: row.function_name,
    structure: row.structure_name,
    species: row.species,
    in_stock: row.in_stock,
    count: 1,
  }));
  const start = Math.min(SEARCH_COUNT_LIMIT, (query.page_number - 1) * query.page_size);
  const chosen = rows.filter((_, i) => groups.slice(i, i + 1).some((group) => isWithin(group, query)));
  return { groups, page: chosen.slice(start, start + query.page_size) };
}
