import { SEARCH_COUNT_LIMIT } from "@ligate/contract/search/constants";
import type { SearchFacets, SearchResult, Suggestion } from "@ligate/contract/search/schemas";
import type { Tx } from "../../../db/database.ts";
import { nameKey } from "../genes/normalize-name.ts";
import { countOf, facetsOf, type Group, isWithin, type Narrowing } from "./facets.ts";
import { findEntries, type Matches, type Part } from "./find-entries.ts";
import { asResult, type FoundRow } from "./found-row.ts";
import { didYouMean } from "./suggestions/suggestions.ts";
import { designOfSku, designsWithoutEntry } from "./virtual-search-results.ts";
import { correctWords } from "./words/correct-words.ts";
import { wordsOf } from "./words/search-words.ts";

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
  if (design) return answer(await pageOf([design], query), query);
  const found = await find(tx, query, words);
  if (found.groups.length > 0) return answer(found, query);
  const better = await correctWords(tx, words);
  const corrected = better && (await find(tx, { ...query, q: better.join(" ") }, better));
  if (corrected && corrected.groups.length > 0)
    return { ...answer(corrected, query), corrected_q: better.join(" ") };
  return { length: 0, results: [], did_you_mean: await didYouMean(tx, query.q) };
}

async function find(tx: Tx, query: Search, words: string[]): Promise<Matches> {
  const unlisted = await designsWithoutEntry(tx, query.q);
  return pageOf(unlisted, query, (part) => findEntries(tx, query, nameKey(query.q), words, part));
}

const answer = ({ groups, page }: Matches, query: Search): Found => ({
  length: countOf(groups, query),
  results: page.map(asResult),
  facets: facetsOf(groups, query),
});

/** A page that begins with what is at hand, and goes on with what the index finds. */
async function pageOf(
  atHand: FoundRow[],
  query: Search,
  findMore?: (part: Part) => Promise<Matches>,
): Promise<Matches> {
  const start = (query.page_number - 1) * query.page_size;
  const chosen = atHand.filter((row) => isWithin(groupOf(row), query));
  const first = chosen.slice(start, start + query.page_size);
  const more = await findMore?.({
    offset: Math.max(0, start - chosen.length),
    limit: Math.max(0, Math.min(query.page_size, SEARCH_COUNT_LIMIT - start) - first.length),
  });
  return {
    groups: [...atHand.map(groupOf), ...(more?.groups ?? [])],
    page: [...first, ...(more?.page ?? [])],
  };
}

const groupOf = (row: FoundRow): Group => ({
  category: row.category,
  function: row.function_name,
  structure: row.structure_name,
  species: row.species,
  in_stock: row.in_stock,
  count: 1,
});
