import { useNavigation } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import { Filters } from "../filters/filters.tsx";
import { SelectedFilterChips } from "../filters/selected-filter-chips.tsx";
import { useSearch } from "../use-search.ts";
import { ResultCard } from "./result-card.tsx";
import styles from "./results.module.css";
import { SearchPaginator } from "./search-paginator.tsx";

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
