import styles from "./link-groups.module.css";
import { LinkList } from "./link-list.tsx";
import type { SiteLink, SiteLinkGroup } from "./site-links.ts";

export interface LinkGroupsProps {
  groups: readonly SiteLinkGroup[];
  /** Leads to all of them. */
  overview: SiteLink;
}

/** The links of a menu under headings, side by side on a wide screen, and a link to their overview. */
export function LinkGroups({ groups, overview }: LinkGroupsProps) {
  return (
    <>
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
      <div className={styles.overview}>
        <LinkList links={[overview]} />
      </div>
    </>
  );
}
