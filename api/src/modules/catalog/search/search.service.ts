import { SEARCH_COUNT_LIMIT } from "@ligate/contract/search/constants";
import type { SearchFacets, SearchResult, Suggestion } from "@ligate/contract/search/schemas";
import type { Tx } from "../../../db/database.ts";
import { spellGreekLetters } from "../genes/greek-letters.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { countFacets, countMatches, type FacetGroup, type Filters, matchesFilters } from "./facets.ts";
import { findEntries, type Matches, type Slice } from "./find-entries.ts";
import { findUnsoldGene } from "./find-unsold-gene.ts";
import { type ResultRow, toResult } from "./result-row.ts";
import { didYouMean } from "./suggestions/suggestions.ts";
import { findDesignRow, findVirtualRows } from "./virtual-search-results.ts";
import { correctWords } from "./words/correct-words.ts";
import { wordsOf } from "./words/search-words.ts";

export interface SearchQuery extends Filters {
  q: string;
  page_number: number;
  page_size: number;
}

interface SearchAnswer {
  length: number;
  results: SearchResult[];
  facets?: SearchFacets;
  corrected_q?: string;
  did_you_mean?: Suggestion[];
  not_sold?: string;
}

const MAX_WORDS = 10;

/**
 * Searches all products: exact SKUs first, then exact symbols and aliases, then word matches. The spelling of a symbol
 * that another gene has by right is not corrected.
 */
export async function search(tx: Tx, typed: SearchQuery): Promise<SearchAnswer> {
  const query = { ...typed, q: spellGreekLetters(typed.q) };
  const words = wordsOf(query.q).slice(0, MAX_WORDS);
  if (words.length === 0) return { length: 0, results: [] };
  const design = await findDesignRow(tx, query.q);
  if (design) return toAnswer(await paginate([design], query), query);
  const unsold = await findUnsoldGene(tx, query.q);
  const answer = await findOrCorrect(tx, query, words, unsold !== undefined);
  return unsold === undefined ? answer : { ...answer, not_sold: unsold };
}

/** @param isUnsold whether the query names a gene that is not sold, which is not corrected to a similar one */
async function findOrCorrect(
  tx: Tx,
  query: SearchQuery,
  words: string[],
  isUnsold: boolean,
): Promise<SearchAnswer> {
  const found = await find(tx, query, words);
  if (found.groups.length > 0) return toAnswer(found, query);
  const correctedWords = isUnsold ? undefined : await correctWords(tx, words);
  const corrected =
    correctedWords && (await find(tx, { ...query, q: correctedWords.join(" ") }, correctedWords));
  if (corrected && corrected.groups.length > 0)
    return { ...toAnswer(corrected, query), corrected_q: correctedWords.join(" ") };
  return { length: 0, results: [], did_you_mean: await didYouMean(tx, query.q) };
}

async function find(tx: Tx, query: SearchQuery, words: string[]): Promise<Matches> {
  const virtualRows = await findVirtualRows(tx, query.q);
  return paginate(virtualRows, query, (slice) =>
    findEntries(tx, query, normalizeName(query.q), words, slice),
  );
}

const toAnswer = ({ groups, page }: Matches, query: SearchQuery): SearchAnswer => ({
  length: countMatches(groups, query),
  results: page.map(toResult),
  facets: countFacets(groups, query),
});

/** Builds a page from the virtual rows, followed by matches of the index. */
async function paginate(
  virtualRows: ResultRow[],
  query: SearchQuery,
  findMore?: (slice: Slice) => Promise<Matches>,
): Promise<Matches> {
  const start = (query.page_number - 1) * query.page_size;
  const matching = virtualRows.filter((row) => matchesFilters(groupOf(row), query));
  const first = matching.slice(start, start + query.page_size);
  const more = await findMore?.({
    offset: Math.max(0, start - matching.length),
    limit: Math.max(0, Math.min(query.page_size, SEARCH_COUNT_LIMIT - start) - first.length),
  });
  return {
    groups: [...virtualRows.map(groupOf), ...(more?.groups ?? [])],
    page: [...first, ...(more?.page ?? [])],
  };
}

const groupOf = (row: ResultRow): FacetGroup => ({
  category: row.category,
  function: row.function_name,
  structure: row.structure_name,
  species: row.species,
  in_stock: row.in_stock,
  count: 1,
});
