import { Icon } from "@ligate/ui/controls/icon";
import iconButton from "../icon-button.module.css";
import { frameLinks } from "./frame-links.ts";
import { LinkGroups, LinkList } from "./link-list.tsx";
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
          <Submenu name="Products" menu="products" />
          <Submenu name="Services" menu="services" />
          <LinkList links={frameLinks("main")} />
        </nav>
      </Menu>
    </div>
  );
}

function Submenu({ name, menu }: { name: string; menu: "products" | "services" }) {
  const links = frameLinks(menu);
  if (links.length === 0) return null;
  return (
    <details name="phone-menu" className={styles.group}>
      <summary>
        {name} <Icon name="chevronDown" size={16} />
      </summary>
      <LinkGroups links={links} />
    </details>
  );
}
