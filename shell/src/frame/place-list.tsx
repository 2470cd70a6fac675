import { useLocation } from "@ligate/platform/router";
import type { Place } from "./links.ts";
import styles from "./place-list.module.css";
import { useFollowLink } from "./use-follow-link.ts";

export interface PlaceListProps {
  places: readonly Place[];
  /** In how many columns they stand where there is room. */
  columns?: 1 | 2;
}

/** The links of a menu. */
export function PlaceList({ places, columns = 1 }: PlaceListProps) {
  const follow = useFollowLink();
  const { pathname } = useLocation();
  return (
    <ul className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {places.map(({ to, name }) => (
        <li key={to}>
          <a
            className={styles.link}
            href={to}
            aria-current={to === pathname ? "page" : undefined}
            onClick={follow}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
