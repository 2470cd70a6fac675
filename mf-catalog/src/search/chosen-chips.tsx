import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/icon";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import { allChosen, toggled } from "./chosen.ts";
import styles from "./chosen-chips.module.css";
import { NOTHING_CHOSEN, searchAddress } from "./search-query.ts";
import { useWantedQuery } from "./use-search.ts";

/** What the results are narrowed down by, each to be taken back. */
export function ChosenChips() {
  const query = useWantedQuery();
  const chosen = allChosen(query);
  if (chosen.length === 0) return null;

  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <Link className={styles.chip} to={searchAddress(toggled(query, facet, value))} preventScrollReset>
            <VisuallyHidden>Remove </VisuallyHidden>
            {value} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} to={searchAddress({ ...query, ...NOTHING_CHOSEN })} preventScrollReset>
          Clear all filters
        </Link>
      </li>
    </ul>
  );
}
