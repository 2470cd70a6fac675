import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { GeneNotInCatalog } from "@ligate/ui/gene-field/gene-not-in-catalog";
import { MoreGenesComing } from "@ligate/ui/gene-field/more-genes-coming";
import { Page } from "@ligate/ui/layout/page";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useState } from "react";
import { EmptySearch } from "./no-results/empty-search.tsx";
import { NoResults } from "./no-results/no-results.tsx";
import { PastedText } from "./pasted-text.tsx";
import { Results } from "./results/results.tsx";
import { ResultsHeading } from "./results/results-heading.tsx";
import styles from "./search.module.css";
import { searchQueryString } from "./selected-filters.ts";
import { usePastedText } from "./use-pasted-text.ts";
import { useSearch } from "./use-search.ts";

const DESCRIPTION = "Search kits, vectors, stock, supplies and services by gene symbol, SKU or name.";

export function Component() {
  const { q } = useSearch().query;
  const pasted = usePastedText();
  const announcement = useSearchAnnouncement(pasted ?? q);

  return (
    <>
      <SearchPage pasted={pasted} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

function SearchPage({ pasted }: { pasted: string | undefined }) {
  const { query, result } = useSearch();

  if (pasted) return <PastedText text={pasted} />;
  if (!query.q) return <EmptySearch description={DESCRIPTION} />;
  if (result.length === 0) return <NoResults />;
  return (
    <Page>
      <Head title={`Search: ${query.q}`} description={DESCRIPTION} />
      <ResultsHeading />
      {result.more_genes_coming && <MoreGenesComing className={styles.notInCatalog} />}
      {result.unsold_symbol && (
        <GeneNotInCatalog
          symbol={result.unsold_symbol}
          results="The results below are other genes and products."
          className={styles.notInCatalog}
        />
      )}
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

/**
 * Returns the heading after a new search on this page, for a live region. The frame announces changes of the path only.
 * @param search the text that is searched for
 */
function useSearchAnnouncement(search: string): string {
  const [announcement, setAnnouncement] = useState("");
  useOnChange(search, () => setAnnouncement(document.querySelector("h1")?.textContent ?? ""));
  return announcement;
}
