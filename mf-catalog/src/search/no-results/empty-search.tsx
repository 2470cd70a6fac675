import { Head } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import styles from "../search.module.css";
import type { SearchQuery } from "../search-query.ts";
import { searchQueryString } from "../selected-filters.ts";
import { useSearch } from "../use-search.ts";
import { BrowseLinks } from "./browse-links.tsx";
import { SearchBox } from "./search-box.tsx";

const EXAMPLES = ["TP53 knock-out", "PD-L1", "mouse Myc", "AAV vector", "western blot", "puromycin"];

export interface EmptySearchProps {
  description: string;
}

/** The search page before a query is entered. */
export function EmptySearch({ description }: EmptySearchProps) {
  const { query } = useSearch();
  return (
    <Page>
      <Head title="Search" description={description} />
      <h1>Search</h1>
      <p className={styles.lead}>Type a gene, a method, a SKU or a product name.</p>
      <SearchBox q="" />
      <Examples query={query} />
      <BrowseLinks />
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
          <Link to={`/search${searchQueryString({ ...query, q })}`}>{q}</Link>
        </span>
      ))}
      .
    </p>
  );
}
