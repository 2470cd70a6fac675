import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/icon";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import { isChosen, toggled } from "./chosen.ts";
import styles from "./filter-link.module.css";
import { countText, type Facet, searchAddress } from "./search-query.ts";
import { useWantedQuery } from "./use-search.ts";

export interface FilterLinkProps {
  facet: Facet | "in_stock";
  value: string;
  count: number;
}

/** An entry of a list that chooses a value or takes it back. A link: it works before the page does, and in a new tab. */
export function FilterLink({ facet, value, count }: FilterLinkProps) {
  const query = useWantedQuery();
  const isOn = isChosen(query, facet, value);
  return (
    <li>
      <Link
        className={styles.filter}
        to={searchAddress(toggled(query, facet, value))}
        aria-current={isOn ? "true" : undefined}
        preventScrollReset
      >
        <span className={styles.box}>{isOn && <Icon name="check" size={14} />}</span>
        <span className={styles.name}>{value}</span>{" "}
        <span className={styles.count}>
          {countText(count)}
          <VisuallyHidden> {count === 1 ? "result" : "results"}</VisuallyHidden>
        </span>
      </Link>
    </li>
  );
}
