import { Icon } from "@ligate/ui/icon";
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
          <ul className={styles.list}>
            <li>
              <FilterLink facet="in_stock" value="In stock" count={facets.in_stock} />
            </li>
          </ul>
        )}
        {FACETS.map((facet) => (
          <FilterGroup key={facet} facet={facet} values={withChosen(facets[facet], query[facet])} />
        ))}
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

function FilterGroup({ facet, values }: { facet: Facet; values: Value[] }) {
  if (values.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{NAMES[facet]}</h2>
      <ul className={styles.list}>
        {values.map(({ name, count }) => (
          <li key={name}>
            <FilterLink facet={facet} value={name} count={count} />
          </li>
        ))}
      </ul>
    </section>
  );
}
