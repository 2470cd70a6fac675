import type { SearchResult } from "@ligate/contract/search/schemas";
import { useNavigation } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import { Filters } from "../filters.tsx";
import { SelectedFilterChips } from "../selected-filter-chips.tsx";
import { useSearch } from "../use-search.ts";
import { GeneCard } from "./gene-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { groupResults } from "./result-groups.ts";
import styles from "./results.module.css";
import { SearchPaginator } from "./search-paginator.tsx";
import { SortLinks } from "./sort-links.tsx";

/** The filters and a page of results: by kind if the best ones come first, else in one list. */
export function Results() {
  const { query, result } = useSearch();
  const isPending = useNavigation().state === "loading";
  const groups =
    query.sort === "relevance"
      ? groupResults(result.results)
      : [{ id: "sorted", name: "", results: result.results }];
  return (
    <div className={styles.columns}>
      <Filters />
      <div>
        <SelectedFilterChips />
        <div className={styles.bar}>
          <SortLinks />
          <SearchPaginator label="Search results, top" />
        </div>
        <section
          className={cx(styles.groups, isPending && styles.pending)}
          aria-label="Search results"
          aria-busy={isPending}
        >
          {groups.map(({ id, name, results }) => (
            <ResultGroup
              key={id}
              id={id}
              name={groups.length > 1 ? name : ""}
              results={results}
              hasGeneCards={query.sort === "relevance"}
            />
          ))}
        </section>
        <SearchPaginator label="Search results, bottom" />
      </div>
    </div>
  );
}

interface ResultGroupProps {
  id: string;
  /** The heading; empty for none. */
  name: string;
  results: readonly SearchResult[];
  /** Whether the genes that the query names are shown with their kits. */
  hasGeneCards: boolean;
}

function ResultGroup({ id, name, results, hasGeneCards }: ResultGroupProps) {
  return (
    <div>
      {name && (
        <h2 id={`results-${id}`} className={styles.title}>
          {name}
        </h2>
      )}
      <ul className={styles.grid} aria-labelledby={name ? `results-${id}` : undefined}>
        {results.map((result) => {
          const { gene, kits = [] } = result;
          const isCard = hasGeneCards && gene && kits.length > 0;
          return (
            <li key={result.product_sku} className={cx(isCard && styles.wide)}>
              {isCard ? <GeneCard result={result} gene={gene} kits={kits} /> : <ResultCard result={result} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
