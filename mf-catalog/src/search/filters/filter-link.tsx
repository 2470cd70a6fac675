import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { type Facet, formatCount, searchQueryString } from "../search-query.ts";
import { usePendingQuery } from "../use-search.ts";
import styles from "./filter-link.module.css";
import { isSelected, toggleFilter } from "./selected-filters.ts";

export interface FilterLinkProps {
  facet: Facet | "in_stock";
  value: string;
  count: number;
}

/** A list entry that selects or deselects a value. It is a link, so that it works before hydration and in a new tab. */
export function FilterLink({ facet, value, count }: FilterLinkProps) {
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
