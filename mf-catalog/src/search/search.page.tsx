import { Head } from "@ligate/platform/head";
import { Link, useNavigation } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import { Page } from "@ligate/ui/page";
import { ChosenChips } from "./chosen-chips.tsx";
import { EmptySearch } from "./empty-search.tsx";
import { Filters } from "./filters.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ResultCard } from "./result-card.tsx";
import styles from "./search.module.css";
import { SearchPages } from "./search-pages.tsx";
import { countOf, searchAddress } from "./search-query.ts";
import { useSearch } from "./use-search.ts";

const DESCRIPTION = "Search kits, vectors, stock, supplies and services by gene symbol, SKU or name.";

export function Component() {
  const { query, found } = useSearch();

  if (!query.q) return <EmptySearch description={DESCRIPTION} />;
  if (found.length === 0) return <NothingFound />;
  return (
    <Page>
      <Head title={`Search: ${query.q}`} description={DESCRIPTION} />
      <Title />
      {found.results.length === 0 ? <PastTheEnd /> : <Results />}
    </Page>
  );
}

function Title() {
  const { query, found } = useSearch();
  return (
    <div className={styles.title}>
      <h1>
        {countOf(found.length)} for “{found.corrected_q ?? query.q}”
      </h1>
      {found.corrected_q && <p className={styles.corrected}>Nothing was found for “{query.q}”.</p>}
    </div>
  );
}

function Results() {
  const { results } = useSearch().found;
  const isPending = useNavigation().state === "loading";
  return (
    <div className={styles.columns}>
      <Filters />
      <div>
        <ChosenChips />
        <SearchPages label="Search results, top" />
        <ul
          className={classes(styles.grid, isPending && styles.pending)}
          aria-label="Search results"
          aria-busy={isPending}
        >
          {results.map((result) => (
            <li key={result.product_sku}>
              <ResultCard result={result} />
            </li>
          ))}
        </ul>
        <SearchPages label="Search results, bottom" />
      </div>
    </div>
  );
}

function PastTheEnd() {
  const { query } = useSearch();
  return (
    <>
      <p className={styles.lead}>There are no results on this page.</p>
      <Link to={searchAddress(query)}>Go to the first page</Link>
    </>
  );
}
