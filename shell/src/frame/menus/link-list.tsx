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

export interface LinkGroupsProps {
  links: readonly FrameLink[];
}

/** The links of a menu: groups under headings, side by side on a wide screen, and below them the links without a group. */
export function LinkGroups({ links }: LinkGroupsProps) {
  const groups = [...new Set(links.flatMap(({ group }) => group ?? []))];
  const others = <LinkList links={links.filter(({ group }) => !group)} />;
  if (groups.length === 0) return others;
  return (
    <>
      <div className={styles.groups}>
        {groups.map((name) => (
          <div key={name}>
            <p className={styles.heading} aria-hidden="true">
              {name}
            </p>
            <LinkList label={name} links={links.filter(({ group }) => group === name)} />
          </div>
        ))}
      </div>
      <div className={styles.overview}>{others}</div>
    </>
  );
}
