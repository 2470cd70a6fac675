import { SEARCH_COUNT_LIMIT, SEARCH_PAGE_SIZES } from "@ligate/contract/search/constants";
import { useLocation, useNavigate, useNavigation } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/controls/paginator";
import { cx } from "@ligate/ui/cx";
import { Filters } from "../filters.tsx";
import { SelectedFilterChips } from "../selected-filter-chips.tsx";
import { formatCount, searchQueryString } from "../selected-filters.ts";
import { useSearch } from "../use-search.ts";
import { ResultCard } from "./result-card.tsx";
import styles from "./results.module.css";

/** The filters and a page of results. */
export function Results() {
  const { results } = useSearch().result;
  const isPending = useNavigation().state === "loading";
  return (
    <div className={styles.columns}>
      <Filters />
      <div>
        <SelectedFilterChips />
        <SearchPaginator label="Search results, top" />
        <ul
          className={cx(styles.grid, isPending && styles.pending)}
          aria-label="Search results"
          aria-busy={isPending}
        >
          {results.map((result) => (
            <li key={result.product_sku}>
              <ResultCard result={result} />
            </li>
          ))}
        </ul>
        <SearchPaginator label="Search results, bottom" />
      </div>
    </div>
  );
}

interface SearchPaginatorProps {
  label: string;
}

/** The paginator of the search results. Page and page size are in the URL. */
function SearchPaginator({ label }: SearchPaginatorProps) {
  const { query, result } = useSearch();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return (
    <Paginator
      label={label}
      pageNumber={query.page_number}
      pageSize={query.page_size}
      total={result.length}
      totalText={result.length >= SEARCH_COUNT_LIMIT ? formatCount(result.length) : undefined}
      pageSizes={SEARCH_PAGE_SIZES}
      onChange={({ pageNumber, pageSize }) =>
        navigate(pathname + searchQueryString({ ...query, page_size: pageSize }, pageNumber))
      }
    />
  );
}
