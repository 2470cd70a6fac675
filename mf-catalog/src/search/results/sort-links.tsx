import { SEARCH_SORTS } from "@ligate/contract/search/constants";
import { Link } from "@ligate/platform/router";
import type { Sort } from "../search-query.ts";
import { searchQueryString } from "../selected-filters.ts";
import { usePendingQuery, useSearch } from "../use-search.ts";
import styles from "./sort-links.module.css";

const SORT_NAMES: Record<Sort, string> = {
  relevance: "Relevance",
  price: "Price",
  lead_time: "Lead time",
};

/** The orders of the results, as links: they work before hydration, and the address keeps the order. */
export function SortLinks() {
  const query = usePendingQuery();
  if (useSearch().result.length < 2) return null;
  return (
    <nav className={styles.sorts} aria-label="Sort by">
      <span className={styles.label}>Sort by</span>
      <ul className={styles.list}>
        {SEARCH_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              to={searchQueryString({ ...query, sort })}
              aria-current={sort === query.sort ? "true" : undefined}
              preventScrollReset
            >
              {SORT_NAMES[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
