import { NavLink } from "@ligate/platform/router";
import type { Place } from "./links.ts";
import styles from "./place-list.module.css";

export interface PlaceListProps {
  places: readonly Place[];
  /** In how many columns they stand where there is room. */
  columns?: 1 | 2;
}

/** The links of a menu. */
export function PlaceList({ places, columns = 1 }: PlaceListProps) {
  return (
    <ul className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {places.map(({ to, name }) => (
        <li key={to}>
          <NavLink className={styles.link} to={to}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
