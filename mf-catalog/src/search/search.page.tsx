import { Head } from "@ligate/platform/head";
import { Link, useNavigation } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import { Page } from "@ligate/ui/layout/page";
import { Filters } from "./filters/filters.tsx";
import { SelectedFilterChips } from "./filters/selected-filter-chips.tsx";
import { EmptySearch } from "./no-results/empty-search.tsx";
import { NoResults } from "./no-results/no-results.tsx";
import { NotSold } from "./no-results/not-sold.tsx";
import { ResultCard } from "./result-card.tsx";
import styles from "./search.module.css";
import { SearchPaginator } from "./search-paginator.tsx";
import { formatResultCount, searchQueryString } from "./search-query.ts";
import { useSearch } from "./use-search.ts";

const DESCRIPTION = "Search kits, vectors, stock, supplies and services by gene symbol, SKU or name.";

export function Component() {
  const { query, result } = useSearch();

  if (!query.q) return <EmptySearch description={DESCRIPTION} />;
  if (result.length === 0) return <NoResults />;
  return (
    <Page>
      <Head title={`Search: ${query.q}`} description={DESCRIPTION} />
      <ResultsHeading />
      {result.not_sold && <NotSold symbol={result.not_sold} hasResults />}
      {result.results.length === 0 ? <PageOutOfRange /> : <Results />}
    </Page>
  );
}

function ResultsHeading() {
  const { query, result } = useSearch();
  return (
    <div className={styles.title}>
      <h1>
        {formatResultCount(result.length)} for “{result.corrected_q ?? query.q}”
      </h1>
      {result.corrected_q && <p className={styles.corrected}>Nothing was found for “{query.q}”.</p>}
    </div>
  );
}

function Results() {
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

function PageOutOfRange() {
  const { query } = useSearch();
  return (
    <>
      <p className={styles.lead}>There are no results on this page.</p>
      <Link to={searchQueryString(query)}>Go to the first page</Link>
    </>
  );
}
