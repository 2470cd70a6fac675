import { NavLink, useLocation } from "@ligate/platform/router";
import { menuLinks } from "@ligate/platform/settings";
import { Icon } from "@ligate/ui/controls/icon";
import type { ReactNode } from "react";
import { LinkGroups } from "../links/link-groups.tsx";
import { LinkList } from "../links/link-list.tsx";
import { ALL_PRODUCTS, PRODUCT_GROUPS, SERVICES } from "../links/site-links.ts";
import styles from "./main-navigation.module.css";
import { Menu } from "./menu.tsx";

export function MainNavigation() {
  return (
    <>
      <NavLink className={styles.item} to="/" end>
        Home
      </NavLink>
      <DropdownMenu name="Products" pathPrefix="/products">
        <LinkGroups groups={PRODUCT_GROUPS} overview={ALL_PRODUCTS} />
      </DropdownMenu>
      <DropdownMenu name="Services" pathPrefix="/services">
        <LinkList links={SERVICES} />
      </DropdownMenu>
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
  /** On this page and those below it the menu is marked as current. */
  pathPrefix: string;
  children: ReactNode;
}

function DropdownMenu({ name, pathPrefix, children }: DropdownMenuProps) {
  const isCurrent = useLocation().pathname.startsWith(pathPrefix);
  const button = (
    <>
      {name} <Icon name="chevronDown" size={14} />
    </>
  );
  return (
    <Menu button={button} buttonClass={isCurrent ? `${styles.item} ${styles.current}` : styles.item}>
      {children}
    </Menu>
  );
}
