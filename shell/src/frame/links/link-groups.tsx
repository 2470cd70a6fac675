import type { FrameLink } from "./frame-links.ts";
import styles from "./link-groups.module.css";
import { LinkList } from "./link-list.tsx";

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
