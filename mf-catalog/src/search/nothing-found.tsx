import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { Page } from "@ligate/ui/page";
import { ChosenChips } from "./chosen-chips.tsx";
import { DidYouMean } from "./did-you-mean.tsx";
import { Places } from "./places.tsx";
import styles from "./search.module.css";
import { SearchAgain } from "./search-again.tsx";
import { useSearch } from "./use-search.ts";

/** No results, and what a visitor may try instead. */
export function NothingFound() {
  const { query, found } = useSearch();
  // Facets are of what matched before it was narrowed down.
  const isNarrowed = found.facets !== undefined;
  return (
    <Page>
      <Head title={`Search: ${query.q}`} description="Nothing was found for this search." />
      <h1>No results found for “{query.q}”</h1>
      {isNarrowed && <p className={styles.lead}>There are results, but none with all that is chosen here:</p>}
      <ChosenChips />
      <DidYouMean suggestions={found.did_you_mean ?? []} />
      {!isNarrowed && <Hints />}
      <SearchAgain q={query.q} />
      <Places />
    </Page>
  );
}

function Hints() {
  return (
    <ul className={styles.hints}>
      <li>Check the spelling, or search for a part of it: TP5 finds TP53.</li>
      <li>Genes are found by symbol, alias or full name, such as TP53, p53 or Trp53 for mouse.</li>
      <li>
        Any gene can be designed: <Link to="/design">start a design</Link>.
      </li>
      <li>
        Looking for something that is not here? <Link to="/quote">Get a quote</Link>.
      </li>
    </ul>
  );
}
