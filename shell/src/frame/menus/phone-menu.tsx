import { menuLinks } from "@ligate/platform/settings";
import { Icon } from "@ligate/ui/controls/icon";
import type { ReactNode } from "react";
import { LinkGroups } from "../links/link-groups.tsx";
import { LinkList } from "../links/link-list.tsx";
import { ALL_PRODUCTS, PRODUCT_GROUPS, SERVICES } from "../links/site-links.ts";
import iconButton from "../top-bar/icon-button.module.css";
import { Menu } from "./menu.tsx";
import styles from "./phone-menu.module.css";

/** Navigation on narrow screens. */
export function PhoneMenu() {
  return (
    <div className={styles.phone}>
      <Menu
        button={<Icon name="menu" />}
        label="Menu"
        buttonClass={iconButton.button}
        side="right"
        panelClass={styles.panel}
      >
        <nav aria-label="Main, on a phone">
          <LinkList links={[{ to: "/", name: "Home" }]} />
          <Submenu name="Products">
            <LinkGroups groups={PRODUCT_GROUPS} overview={ALL_PRODUCTS} />
          </Submenu>
          <Submenu name="Services">
            <LinkList links={SERVICES} />
          </Submenu>
          <LinkList links={menuLinks("main")} />
        </nav>
      </Menu>
    </div>
  );
}

function Submenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details name="phone-menu" className={styles.group}>
      <summary>
        {name} <Icon name="chevronDown" size={16} />
      </summary>
      {children}
    </details>
  );
}
