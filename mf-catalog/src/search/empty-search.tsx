import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { Page } from "@ligate/ui/page";
import { Places } from "./places.tsx";
import styles from "./search.module.css";
import { SearchAgain } from "./search-again.tsx";
import { type SearchQuery, searchAddress } from "./search-query.ts";
import { useSearch } from "./use-search.ts";

const EXAMPLES = ["TP53", "PD-L1", "Cas9", "CMXXPC", "puromycin"];

export interface EmptySearchProps {
  description: string;
}

/** The search before anything is searched. */
export function EmptySearch({ description }: EmptySearchProps) {
  const { query } = useSearch();
  return (
    <Page>
      <Head title="Search" description={description} />
      <h1>Search</h1>
      <p className={styles.lead}>Type a gene symbol, a SKU or the name of a product.</p>
      <SearchAgain q="" />
      <Examples query={query} />
      <Places />
    </Page>
  );
}

function Examples({ query }: { query: SearchQuery }) {
  return (
    <p className={styles.lead}>
      For example{" "}
      {EXAMPLES.map((q, i) => (
        <span key={q}>
          {i > 0 && ", "}
          <Link to={`/search${searchAddress({ ...query, q })}`}>{q}</Link>
        </span>
      ))}
      .
    </p>
  );
}
