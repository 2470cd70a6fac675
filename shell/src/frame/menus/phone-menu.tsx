import { menuLinks } from "@ligate/platform/settings";
import { Icon } from "@ligate/ui/controls/icon";
import { LinkList } from "../links/link-list.tsx";
import { PRODUCTS, SERVICES, type SiteLink } from "../links/site-links.ts";
import { SiteSearch } from "../search/site-search.tsx";
import iconButton from "../top-bar/icon-button.module.css";
import { Menu } from "./menu.tsx";
import styles from "./phone-menu.module.css";

/** Navigation and search on narrow screens. */
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
        <SiteSearch className={styles.search} />
        <nav aria-label="Main, on a phone">
          <LinkList links={[{ to: "/", name: "Home" }]} />
          <LinkGroup name="Products" links={PRODUCTS} />
          <LinkGroup name="Services" links={SERVICES} />
          <LinkList links={menuLinks("main")} />
        </nav>
      </Menu>
    </div>
  );
}

function LinkGroup({ name, links }: { name: string; links: SiteLink[] }) {
  return (
    <details name="phone-menu" className={styles.group}>
      <summary>
        {name} <Icon name="chevronDown" size={16} />
      </summary>
      <LinkList links={links} />
    </details>
  );
}
