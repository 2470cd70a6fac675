import { NavLink, useLocation } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { frameLinks } from "./frame-links.ts";
import { LinkGroups } from "./link-list.tsx";
import styles from "./main-navigation.module.css";
import { Menu } from "./menu.tsx";

export function MainNavigation() {
  return (
    <>
      <NavLink className={styles.item} to="/" end>
        Home
      </NavLink>
      <DropdownMenu name="Products" menu="products" />
      <DropdownMenu name="Services" menu="services" />
      {frameLinks("main").map(({ to, name }) => (
        <NavLink key={to} className={styles.item} to={to}>
          {name}
        </NavLink>
      ))}
    </>
  );
}

interface DropdownMenuProps {
  name: string;
  menu: "products" | "services";
}

/** A menu whose last link leads to an overview. On this page and those below it, the menu is marked as current. */
function DropdownMenu({ name, menu }: DropdownMenuProps) {
  const { pathname } = useLocation();
  const links = frameLinks(menu);
  const overview = links.at(-1);
  if (!overview) return null;
  const isCurrent = pathname.startsWith(overview.to);
  const button = (
    <>
      {name} <Icon name="chevronDown" size={14} />
    </>
  );
  return (
    <Menu button={button} buttonClass={isCurrent ? `${styles.item} ${styles.current}` : styles.item}>
      <LinkGroups links={links} />
    </Menu>
  );
}
