import { NavLink, useLocation } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { type Place, PRODUCTS, SERVICES } from "./links.ts";
import { Menu } from "./menu.tsx";
import styles from "./navigation.module.css";
import { PlaceList } from "./place-list.tsx";

export function Navigation() {
  return (
    <>
      <NavLink className={styles.item} to="/" end>
        Home
      </NavLink>
      <DropDown name="Products" places={PRODUCTS} below="/products/" columns={2} />
      <DropDown name="Services" places={SERVICES} below="/services/" />
      <NavLink className={styles.item} to="/design">
        Design
      </NavLink>
      <NavLink className={styles.item} to="/contact">
        Contact
      </NavLink>
    </>
  );
}

interface DropDownProps {
  name: string;
  places: Place[];
  /** Start of the addresses that it stands for. */
  below: string;
  columns?: 1 | 2;
}

function DropDown({ name, places, below, columns }: DropDownProps) {
  const isHere = useLocation().pathname.startsWith(below);
  const button = (
    <>
      {name} <Icon name="chevronDown" size={14} />
    </>
  );
  return (
    <Menu button={button} buttonClass={isHere ? `${styles.item} ${styles.here}` : styles.item}>
      <PlaceList places={places} columns={columns} />
    </Menu>
  );
}
