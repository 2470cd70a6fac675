import { SEARCH_FACETS } from "@ligate/contract/search/constants";
import { Icon } from "@ligate/ui/controls/icon";
import type { ReactNode } from "react";
import type { Facet } from "../search-query.ts";
import { useSearch } from "../use-search.ts";
import { FilterLink } from "./filter-link.tsx";
import styles from "./filters.module.css";

const FACET_NAMES: Record<Facet, string> = {
  category: "Category",
  function: "Function",
  structure: "Structure",
  species: "Species",
};

/** The filters of the results, with the number of results for each value. Narrow screens show them collapsed. */
export function Filters() {
  const { query, result } = useSearch();
  const { facets } = result;
  if (!facets) return null;
  const selectedCount = SEARCH_FACETS.flatMap((facet) => query[facet]).length + Number(query.in_stock);

  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        Filters{selectedCount > 0 && ` (${selectedCount})`} <Icon name="chevronDown" size={16} />
      </summary>
      <nav className={styles.groups} aria-label="Filters">
        {(facets.in_stock > 0 || query.in_stock) && (
          <FilterGroup name="Availability">
            <FilterLink facet="in_stock" value="In stock" count={facets.in_stock} />
          </FilterGroup>
        )}
        {SEARCH_FACETS.map((facet) => {
          const values = withSelected(facets[facet], query[facet]);
          return (
            values.length > 0 && (
              <FilterGroup key={facet} name={FACET_NAMES[facet]}>
                {values.map(({ name, count }) => (
                  <FilterLink key={name} facet={facet} value={name} count={count} />
                ))}
              </FilterGroup>
            )
          );
        })}
      </nav>
    </details>
  );
}

interface FacetValue {
  name: string;
  count: number;
}

/** Adds selected values that have no results, so that visitors can deselect them. */
const withSelected = (values: FacetValue[], selected: string[]): FacetValue[] => [
  ...values,
  ...selected
    .filter((name) => values.every((value) => value.name !== name))
    .map((name) => ({ name, count: 0 })),
];

function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{name}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
