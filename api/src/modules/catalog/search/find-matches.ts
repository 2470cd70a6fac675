import { SEARCH_COUNT_LIMIT, type SEARCH_SORTS } from "@ligate/contract/search/constants";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { findEntries, type Matches } from "./entries/find-entries.ts";
import { countWords, fullMatches, NUMBER_SCORE, partialMatches } from "./entries/ranked-entries.ts";
import { toUnitKey } from "./entries/search-entry.ts";
import { type FacetGroup, type Filters, matchesFilters } from "./facets.ts";
import { findPartialSkuRows, toDerived } from "./find-design-rows.ts";
import { findGenes } from "./genes/find-genes.ts";
import type { FoundGene } from "./genes/find-named-genes.ts";
import { findSimilarGenes } from "./genes/find-similar-genes.ts";
import { namedGeneResults, similarGeneResults } from "./genes/gene-results.ts";
import type { Reading } from "./reading/read-query.ts";
import type { SplitQuery } from "./reading/split-query.ts";
import { type DerivedResult, getLeadTime, type ResultRow } from "./result-row.ts";

export interface SearchQuery extends Filters {
  q: string;
  sort: (typeof SEARCH_SORTS)[number];
  page_number: number;
  page_size: number;
}

/** The results of a query, before they are written as an answer. */
export interface Found {
  groups: FacetGroup[];
  page: ResultRow[];
  /** Words that the results do not have, as they were typed. */
  ignored: string[];
  /** Words that neither the index nor a gene has, as they were typed. */
  unknown: string[];
  /** The alias of a gene that the query consists of. */
  alias?: string;
  /** The symbol of a gene that the query names and that is not sold. */
  unsold?: string;
  /** The genes that the query names. */
  named?: FoundGene[];
}

/** From this score on entries have the words in more than their texts. */
const STRONG_SCORE = 0.12;

/** Finds genes and entries of the index: those with all words, else the best ones with some of them. */
export async function findMatches(tx: Tx, reading: Reading, query: SearchQuery): Promise<Found> {
  const { named, split, unsold } = await findGenes(tx, reading);
  const head = [
    ...(await findPartialSkuRows(tx, query.q)).map(toDerived),
    ...namedGeneResults(named.genes, reading),
  ];
  const full = await findFull(tx, reading, split, query, head);
  const mayBeSimilar = head.length === 0 && unsold === undefined && !isStrong(full);
  const similar = mayBeSimilar ? await similarGenes(tx, reading, split) : [];
  const found = await combineMatches(tx, { reading, split, query, head, full, similar });
  const isAlias = named.isByAlias && split.rest.length === 0;
  return {
    ...found,
    ...(unsold !== undefined && { unsold }),
    named: named.genes,
    ...(isAlias && { alias: reading.q.trim() }),
  };
}

interface Candidates {
  reading: Reading;
  split: SplitQuery;
  query: SearchQuery;
  head: DerivedResult[];
  full: Matches;
  similar: DerivedResult[];
}

async function combineMatches(tx: Tx, candidates: Candidates): Promise<Found> {
  const { reading, split, query, head, full, similar } = candidates;
  if (head.length > 0 && isNumber(full))
    return combine([], query, await findFull(tx, reading, split, query, []));
  if (similar.length > 0) {
    const hasMore = full.groups.length > 0;
    return combine(similar, query, hasMore ? await findFull(tx, reading, split, query, similar) : full);
  }
  const isFull = full.groups.length > 0 || (head.length > 0 && split.rest.length === 0);
  return isFull ? combine(head, query, full) : findPartial(tx, split, query, head);
}

const isStrong = ({ best }: Matches) => best !== null && best.score >= STRONG_SCORE;

/** Whether the query is the number of an entry. */
const isNumber = ({ best }: Matches) => best !== null && best.score >= NUMBER_SCORE;

const similarGenes = async (tx: Tx, reading: Reading, { names }: SplitQuery): Promise<DerivedResult[]> =>
  names.length > 0 ? similarGeneResults(await findSimilarGenes(tx, reading, names), reading) : [];

function findFull(
  tx: Tx,
  { q, units, functions, structures }: Reading,
  split: SplitQuery,
  query: SearchQuery,
  head: DerivedResult[],
) {
  const { required, optional } = split;
  const isLentivirus = structures.includes("LV") && functions.length === 0;
  const ranked = fullMatches({ key: normalizeName(q), nameKey: toUnitKey(units), required, optional });
  const order = isLentivirus ? DESIGNS_LAST : undefined;
  return findEntries(tx, query, ranked, sliceAfter(head, query), order);
}

/**
 * The order of matches for lentivirus without a method: the virus, its reagents and its services come before the kits of
 * every method that are equally good. The store has no other virus in stock.
 */
const DESIGNS_LAST = sql`score desc, (kind = 'design')::int, position`;

/** The best matches with some of the words that no gene has. Frequent words count less. */
async function findPartial(
  tx: Tx,
  split: SplitQuery,
  query: SearchQuery,
  head: DerivedResult[],
): Promise<Found> {
  const counts = await countWords(
    tx,
    split.partial.map(({ lexeme }) => lexeme),
  );
  const isUnknown = ({ lexeme }: { lexeme: string }) => !counts.get(lexeme);
  const words = split.partial.filter((word) => !isUnknown(word));
  const unknown = split.rest.filter(isUnknown).map(({ typed }) => typed);
  const ranked = words.map(({ lexeme }) => ({ lexeme, weight: 1 / (1 + Math.log(counts.get(lexeme) ?? 1)) }));
  const matches =
    words.length > 0
      ? await findEntries(tx, query, partialMatches(ranked), sliceAfter(head, query), PARTIAL_ORDER)
      : NO_MATCHES;
  const missing = words.filter((_, i) => ((matches.best?.missing ?? 0) >> i) & 1).map(({ typed }) => typed);
  const ignored = head.length > 0 ? split.rest.map(({ typed }) => typed) : [...unknown, ...missing];
  return { ...combine(head, query, matches), ignored: [...new Set(ignored)], unknown };
}

const PARTIAL_ORDER = sql`counted desc, score desc, position`;
const NO_MATCHES: Matches = { groups: [], page: [], best: null };

const passing = (head: DerivedResult[], query: SearchQuery): DerivedResult[] =>
  head.filter(({ group }) => group.variants.some((values) => matchesFilters(values, query)));

/** The range of the entries on the page, which come after the results of `head`; all entries if they are sorted. */
function sliceAfter(head: DerivedResult[], query: SearchQuery) {
  if (query.sort !== "relevance") return { offset: 0, limit: SEARCH_COUNT_LIMIT };
  const start = (query.page_number - 1) * query.page_size;
  const before = passing(head, query).length;
  const onPage = Math.max(0, Math.min(before - start, query.page_size));
  const limit = Math.min(query.page_size, Math.max(0, SEARCH_COUNT_LIMIT - start)) - onPage;
  return { offset: Math.max(0, start - before), limit: Math.max(0, limit) };
}

/** The page with the results of `head`, then those of the index, or with all of them sorted. */
export function combine(head: DerivedResult[], query: SearchQuery, matches = NO_MATCHES): Found {
  const start = (query.page_number - 1) * query.page_size;
  const end = start + query.page_size;
  const first = query.sort === "relevance" ? passing(head, query).slice(start, end) : passing(head, query);
  const rows = [...first.flatMap((result) => result.row(query) ?? []), ...matches.page];
  return {
    groups: [...head.map(({ group }) => group), ...matches.groups],
    page: query.sort === "relevance" ? rows : sortRows(rows, query.sort).slice(start, end),
    ignored: [],
    unknown: [],
  };
}

/** Rows by their price or lead time; those without one last. Equal rows keep their order, which is by relevance. */
function sortRows(rows: ResultRow[], sort: "price" | "lead_time"): ResultRow[] {
  const getKey = (row: ResultRow) => {
    const { min_days, max_days } = getLeadTime(row) ?? LAST;
    return sort === "price" ? (row.price_cents ?? Number.POSITIVE_INFINITY) : min_days * DAYS_BASE + max_days;
  };
  return rows
    .map((row) => ({ row, key: getKey(row) }))
    .toSorted((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ row }) => row);
}
const LAST = { min_days: Number.POSITIVE_INFINITY, max_days: 0 };
/** More than the longest lead time in days. */
const DAYS_BASE = 1_000;
