import { CART_PATH } from "@ligate/contract/remotes/frame-paths";
import { company } from "@ligate/contract/settings/company";
import { useCart } from "@ligate/platform/cart";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import iconButton from "./icon-button.module.css";
import { AccountMenu } from "./menus/account-menu.tsx";
import { MainNavigation } from "./menus/main-navigation.tsx";
import { PhoneMenu } from "./menus/phone-menu.tsx";
import { SiteSearch } from "./site-search.tsx";
import styles from "./top-bar.module.css";

export function TopBar() {
  return (
    <header className={styles.header}>
      <div className={styles.contact}>
        <div className={styles.wrap}>
          <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, "")}`}>
            <Icon name="phone" size={14} /> {company.phone}
          </a>
          <a href={`mailto:${company.email}`}>
            <Icon name="mail" size={14} /> {company.email}
          </a>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.wrap}>
          <Link className={styles.logo} to="/">
            <Logo />
            {company.name}
          </Link>
          <nav className={styles.navigation} aria-label="Main">
            <MainNavigation />
          </nav>
          <SiteSearch />
          <AccountMenu />
          <CartButton />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

/** A plasmid ring of three parts. */
function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" strokeWidth="4.4" aria-hidden="true">
      <path className={styles.promoter} d="M15 3a12 12 0 0 1 11.6 9" />
      <path className={styles.effector} d="M27 15a12 12 0 0 1-8.6 11.5" />
      <path className={styles.accent} d="M15 27A12 12 0 0 1 15 3" />
    </svg>
  );
}

function CartButton() {
  const count = useCart((state) => state.count);
  const label = `Cart, ${count} ${count === 1 ? "item" : "items"}`;
  return (
    <Link className={iconButton.button} to={CART_PATH} aria-label={label}>
      <Icon name="cart" />
      {count > 0 && <span className={iconButton.badge}>{count > 999 ? "999+" : count}</span>}
    </Link>
  );
}
