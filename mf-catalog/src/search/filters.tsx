import { Icon } from "@ligate/ui/icon";
import type { ReactNode } from "react";
import { FilterLink } from "./filter-link.tsx";
import styles from "./filters.module.css";
import { FACETS, type Facet } from "./search-query.ts";
import { useSearch } from "./use-search.ts";

const NAMES: Record<Facet, string> = {
  category: "Category",
  function: "Function",
  structure: "Structure",
  species: "Species",
};

/** What the results can be narrowed down by, and how many each choice would leave. On a phone it is folded. */
export function Filters() {
  const { query, found } = useSearch();
  const { facets } = found;
  if (!facets) return null;
  const number = FACETS.flatMap((facet) => query[facet]).length + Number(query.in_stock);

  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        Filters{number > 0 && ` (${number})`} <Icon name="chevronDown" size={16} />
      </summary>
      <nav className={styles.groups} aria-label="Filters">
        {(facets.in_stock > 0 || query.in_stock) && (
          <FilterGroup name="Availability">
            <FilterLink facet="in_stock" value="In stock" count={facets.in_stock} />
          </FilterGroup>
        )}
        {FACETS.map((facet) => {
          const values = withChosen(facets[facet], query[facet]);
          return (
            values.length > 0 && (
              <FilterGroup key={facet} name={NAMES[facet]}>
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

interface Value {
  name: string;
  count: number;
}

/** What is chosen stays to be taken back, also where it leaves nothing. */
const withChosen = (values: Value[], chosen: string[]): Value[] => [
  ...values,
  ...chosen.filter((name) => values.every((one) => one.name !== name)).map((name) => ({ name, count: 0 })),
];

function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{name}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
