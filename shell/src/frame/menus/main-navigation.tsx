import { NavLink, useLocation } from "@ligate/platform/router";
import { menuLinks } from "@ligate/platform/settings";
import { Icon } from "@ligate/ui/controls/icon";
import { LinkList } from "../links/link-list.tsx";
import { PRODUCTS, SERVICES, type SiteLink } from "../links/site-links.ts";
import styles from "./main-navigation.module.css";
import { Menu } from "./menu.tsx";

export function MainNavigation() {
  return (
    <>
      <NavLink className={styles.item} to="/" end>
        Home
      </NavLink>
      <DropdownMenu name="Products" links={PRODUCTS} pathPrefix="/products/" columns={2} />
      <DropdownMenu name="Services" links={SERVICES} pathPrefix="/services/" />
      {menuLinks("main").map(({ to, name }) => (
        <NavLink key={to} className={styles.item} to={to}>
          {name}
        </NavLink>
      ))}
    </>
  );
}

interface DropdownMenuProps {
  name: string;
  links: SiteLink[];
  /** On pages below this path the menu is marked as current. */
  pathPrefix: string;
  columns?: 1 | 2;
}

function DropdownMenu({ name, links, pathPrefix, columns }: DropdownMenuProps) {
  const isCurrent = useLocation().pathname.startsWith(pathPrefix);
  const button = (
    <>
      {name} <Icon name="chevronDown" size={14} />
    </>
  );
  return (
    <Menu button={button} buttonClass={isCurrent ? `${styles.item} ${styles.current}` : styles.item}>
      <LinkList links={links} columns={columns} />
    </Menu>
  );
}
