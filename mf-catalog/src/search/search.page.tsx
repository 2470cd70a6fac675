import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import { EmptySearch } from "./no-results/empty-search.tsx";
import { NoResults } from "./no-results/no-results.tsx";
import { NotSold } from "./no-results/not-sold.tsx";
import { PastedText } from "./pasted/pasted-text.tsx";
import { usePastedText } from "./pasted/use-pasted-text.ts";
import { Results } from "./results/results.tsx";
import { ResultsHeading } from "./results/results-heading.tsx";
import styles from "./search.module.css";
import { searchQueryString } from "./search-query.ts";
import { useSearch } from "./use-search.ts";

const DESCRIPTION = "Search kits, vectors, stock, supplies and services by gene symbol, SKU or name.";

export function Component() {
  const { query, result } = useSearch();
  const pasted = usePastedText();

  if (pasted) return <PastedText text={pasted} />;
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

function PageOutOfRange() {
  const { query } = useSearch();
  return (
    <>
      <p className={styles.lead}>There are no results on this page.</p>
      <Link to={searchQueryString(query)}>Go to the first page</Link>
    </>
  );
}
