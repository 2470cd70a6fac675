import { NavLink } from "@ligate/platform/router";
import { POLICIES } from "./policies.ts";
import styles from "./policy.module.css";

/** Links to all policies; the page that is open is marked. */
export function PolicyNavigation() {
  return (
    <nav className={styles.navigation} aria-label="All policies">
      {POLICIES.map(({ to, name }) => (
        <NavLink key={to} className={styles.link} to={to}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
