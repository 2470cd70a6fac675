import { Icon } from "@ligate/ui/controls/icon";
import iconButton from "./icon-button.module.css";
import { type Place, PRODUCTS, SERVICES } from "./links.ts";
import { Menu } from "./menu.tsx";
import styles from "./phone-menu.module.css";
import { PlaceList } from "./place-list.tsx";
import { SearchBox } from "./search-box.tsx";

/** Navigation and search on a phone. */
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
        <SearchBox className={styles.search} />
        <nav aria-label="Main, on a phone">
          <PlaceList places={[{ to: "/", name: "Home" }]} />
          <Group name="Products" places={PRODUCTS} />
          <Group name="Services" places={SERVICES} />
          <PlaceList
            places={[
              { to: "/design", name: "Design" },
              { to: "/contact", name: "Contact" },
            ]}
          />
        </nav>
      </Menu>
    </div>
  );
}

function Group({ name, places }: { name: string; places: Place[] }) {
  return (
    <details name="phone-menu" className={styles.group}>
      <summary>
        {name} <Icon name="chevronDown" size={16} />
      </summary>
      <PlaceList places={places} />
    </details>
  );
}
