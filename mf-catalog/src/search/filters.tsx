import { SEARCH_FACETS } from "@ligate/contract/search/constants";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import type { ReactNode } from "react";
import styles from "./filters.module.css";
import type { Facet } from "./search-query.ts";
import { formatCount, isSelected, searchQueryString, toggleFilter } from "./selected-filters.ts";
import { usePendingQuery, useSearch } from "./use-search.ts";

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

interface FilterLinkProps {
  facet: Facet | "in_stock";
  value: string;
  count: number;
}

/** A list entry that selects or deselects a value. It is a link, so that it works before hydration and in a new tab. */
function FilterLink({ facet, value, count }: FilterLinkProps) {
  const query = usePendingQuery();
  const isActive = isSelected(query, facet, value);
  return (
    <li>
      <Link
        className={styles.filter}
        to={searchQueryString(toggleFilter(query, facet, value))}
        aria-current={isActive ? "true" : undefined}
        preventScrollReset
      >
        <span className={styles.box}>{isActive && <Icon name="check" size={14} />}</span>
        <span className={styles.name}>{value}</span>{" "}
        <span className={styles.count}>
          {formatCount(count)}
          <VisuallyHidden> {count === 1 ? "result" : "results"}</VisuallyHidden>
        </span>
      </Link>
    </li>
  );
}
