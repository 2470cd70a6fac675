import styles from "./link-groups.module.css";
import { LinkList } from "./link-list.tsx";
import type { SiteLinkGroup } from "./site-links.ts";

export interface LinkGroupsProps {
  groups: readonly SiteLinkGroup[];
}

/** The links of a menu under headings; side by side on a wide screen. */
export function LinkGroups({ groups }: LinkGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, links }) => (
        <div key={name}>
          <p className={styles.heading} aria-hidden="true">
            {name}
          </p>
          <LinkList label={name} links={links} />
        </div>
      ))}
    </div>
  );
}
