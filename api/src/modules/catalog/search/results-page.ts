import type { Matches, PageQuery } from "./entries/find-entries.ts";
import { type FacetGroup, matchesFilters } from "./facets.ts";
import { type DerivedResult, getLeadTime, type ResultRow } from "./result-row.ts";

export interface SearchQuery extends PageQuery {
  q: string;
}

/** One page of results, and the values of all of them. */
export interface ResultPage {
  groups: FacetGroup[];
  page: ResultRow[];
}

export const NO_MATCHES: Matches = { groups: [], page: [], best: null };

/** The page with the results of `derived`, then those of the index, or with all of them sorted. */
export function toPage(derived: DerivedResult[], query: SearchQuery, matches = NO_MATCHES): ResultPage {
  const start = (query.page_number - 1) * query.page_size;
  const end = start + query.page_size;
  const isSorted = query.sort !== "relevance";
  const passing = filterDerived(derived, query);
  const first = isSorted ? passing : passing.slice(start, end);
  const rows = [...first.flatMap((result) => result.row(query) ?? []), ...matches.page];
  return {
    groups: [...derived.map(({ group }) => group), ...matches.groups],
    page: isSorted ? sortRows(rows, query).slice(start, end) : rows,
  };
}

/** The number of these results that pass the filters. */
export const countPassing = (derived: DerivedResult[], query: SearchQuery): number =>
  filterDerived(derived, query).length;

const filterDerived = (derived: DerivedResult[], query: SearchQuery): DerivedResult[] =>
  derived.filter(({ group }) => group.variants.some((values) => matchesFilters(values, query)));

/** Rows by their price or lead time; those without one last. Equal rows keep their order, which is by relevance. */
function sortRows(rows: ResultRow[], { sort }: SearchQuery): ResultRow[] {
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
