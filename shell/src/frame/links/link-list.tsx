import { useLocation } from "@ligate/platform/router";
import type { FrameLink } from "./frame-links.ts";
import styles from "./link-list.module.css";
import { useClientSideLink } from "./use-client-side-link.ts";

export interface LinkListProps {
  links: readonly Pick<FrameLink, "to" | "name">[];
  /** Accessible name of the list. */
  label?: string;
}

/** The links of a menu. */
export function LinkList({ links, label }: LinkListProps) {
  const onClick = useClientSideLink();
  const { pathname } = useLocation();
  return (
    <ul className={styles.list} aria-label={label}>
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
