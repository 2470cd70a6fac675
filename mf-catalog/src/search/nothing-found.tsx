import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { Page } from "@ligate/ui/page";
import styles from "./search.module.css";
import { SearchAgain } from "./search-again.tsx";

export interface NothingFoundProps {
  q: string;
}

/** No results, and what a visitor may try instead. */
export function NothingFound({ q }: NothingFoundProps) {
  return (
    <Page>
      <Head title={`Search: ${q}`} description="Nothing was found for this search." />
      <h1>No results found for “{q}”</h1>
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
      <SearchAgain q={q} />
    </Page>
  );
}
