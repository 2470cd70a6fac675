import { useLocation } from "@ligate/platform/router";
import styles from "./link-list.module.css";
import type { SiteLink } from "./site-links.ts";
import { useClientSideLink } from "./use-client-side-link.ts";

export interface LinkListProps {
  links: readonly SiteLink[];
  /** Number of columns on a wide screen. */
  columns?: 1 | 2;
}

/** The links of a menu. */
export function LinkList({ links, columns = 1 }: LinkListProps) {
  const onClick = useClientSideLink();
  const { pathname } = useLocation();
  return (
    <ul className={columns === 2 ? `${styles.list} ${styles.twoColumns}` : styles.list}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <a
            className={styles.link}
            href={to}
            aria-current={to === pathname ? "page" : undefined}
            onClick={onClick}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
