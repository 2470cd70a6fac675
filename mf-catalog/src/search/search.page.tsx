import { Head } from "@ligate/platform/head";
import { Link, useLoaderData, useNavigation } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import { Page } from "@ligate/ui/page";
import { NothingFound } from "./nothing-found.tsx";
import { ResultCard } from "./result-card.tsx";
import type { searchLoader } from "./search.loader.ts";
import styles from "./search.module.css";
import { SearchAgain } from "./search-again.tsx";
import { SearchPages } from "./search-pages.tsx";
import { countOf } from "./search-query.ts";

const DESCRIPTION = "Search kits, vectors, stock, supplies and services by gene symbol, SKU or name.";

export function Component() {
  const { q, length, results } = useLoaderData<typeof searchLoader>();
  const isPending = useNavigation().state === "loading";

  if (!q) return <EmptySearch />;
  if (length === 0) return <NothingFound q={q} />;
  if (results.length === 0) return <PastTheEnd />;
  return (
    <Page>
      <Head title={`Search: ${q}`} description={DESCRIPTION} />
      <h1 className={styles.title}>
        {countOf(length)} for “{q}”
      </h1>
      <SearchPages label="Search results, top" />
      <ul className={classes(styles.grid, isPending && styles.pending)} aria-busy={isPending}>
        {results.map((result) => (
          <li key={result.product_sku}>
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
      <SearchPages label="Search results, bottom" />
    </Page>
  );
}

function PastTheEnd() {
  const { q, length, page_size } = useLoaderData<typeof searchLoader>();
  return (
    <Page>
      <Head title={`Search: ${q}`} description={DESCRIPTION} />
      <h1>
        {countOf(length)} for “{q}”
      </h1>
      <p className={styles.lead}>There are no results on this page.</p>
      <Link to={`?${new URLSearchParams({ q, page_size: String(page_size) })}`}>Go to the first page</Link>
    </Page>
  );
}

function EmptySearch() {
  return (
    <Page>
      <Head title="Search" description={DESCRIPTION} />
      <h1>Search</h1>
      <p className={styles.lead}>Type a gene symbol, a SKU or the name of a product.</p>
      <SearchAgain q="" />
    </Page>
  );
}
