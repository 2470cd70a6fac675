import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import styles from "./selected-filter-chips.module.css";
import { listSelected, NO_FILTERS, searchQueryString, toggleFilter } from "./selected-filters.ts";
import { usePendingQuery } from "./use-search.ts";

/** The selected filters as chips. A click on a chip removes its filter. */
export function SelectedFilterChips() {
  const query = usePendingQuery();
  const selected = listSelected(query);
  if (selected.length === 0) return null;

  return (
    <ul className={styles.chips} aria-label="Selected filters">
      {selected.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <Link
            className={styles.chip}
            to={searchQueryString(toggleFilter(query, facet, value))}
            preventScrollReset
          >
            <VisuallyHidden>Remove </VisuallyHidden>
            {value} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} to={searchQueryString({ ...query, ...NO_FILTERS })} preventScrollReset>
          Clear all filters
        </Link>
      </li>
    </ul>
  );
}
