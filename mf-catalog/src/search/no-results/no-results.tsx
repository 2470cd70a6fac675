import type { Suggestion } from "@ligate/contract/search/schemas";
import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { GeneNotInCatalog } from "@ligate/ui/gene-field/gene-not-in-catalog";
import { MoreGenesComing } from "@ligate/ui/gene-field/more-genes-coming";
import { Page } from "@ligate/ui/layout/page";
import { productQuoteUrl } from "../../shared/quote-url.ts";
import styles from "../search.module.css";
import { SelectedFilterChips } from "../selected-filter-chips.tsx";
import { useSearch } from "../use-search.ts";
import { BrowseLinks } from "./browse-links.tsx";
import { SearchBox } from "./search-box.tsx";

/** The page of a search without results, with suggestions. */
export function NoResults() {
  const { query, result } = useSearch();
  // The facets count the matches before filtering.
  const isFiltered = result.facets !== undefined;
  return (
    <Page>
      <Head title={`Search: ${query.q}`} description="Nothing was found for this search." />
      <h1>No results found for “{query.q}”</h1>
      {result.note && <p className={styles.lead}>{result.note}</p>}
      {isFiltered && (
        <p className={styles.lead}>There are results, but none that match all selected filters:</p>
      )}
      {result.more_genes_coming && <MoreGenesComing className={styles.notInCatalog} />}
      {result.unsold_symbol && (
        <GeneNotInCatalog symbol={result.unsold_symbol} className={styles.notInCatalog} />
      )}
      <SelectedFilterChips />
      <DidYouMean suggestions={result.did_you_mean ?? []} />
      {!isFiltered && <SearchTips q={query.q} />}
      <SearchBox q={query.q} />
      <BrowseLinks />
    </Page>
  );
}

function SearchTips({ q }: { q: string }) {
  return (
    <ul className={styles.hints}>
      <li>Check the spelling, or search for part of the name: TP5 finds TP53.</li>
      <li>You can search for genes by symbol, alias or full name, such as TP53, p53 or Trp53 for mouse.</li>
      <li>
        You can design a vector for every gene in the catalog: <Link to="/design">start a design</Link>.
      </li>
      <li>
        Looking for something that is not here? <Link to={productQuoteUrl(q)}>Get a quote</Link>.
      </li>
    </ul>
  );
}

interface DidYouMeanProps {
  suggestions: Suggestion[];
}

/** Spelling suggestions for a query without results. */
function DidYouMean({ suggestions }: DidYouMeanProps) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="did-you-mean">
      <h2 id="did-you-mean" className={styles.title}>
        Did you mean
      </h2>
      <ul className={styles.list}>
        {suggestions.map(({ label, detail, url }) => (
          <li key={url + detail}>
            <Link to={url}>{label}</Link> <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
