import { company } from "@ligate/contract/settings/company";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { AccountMenu } from "../menus/account-menu.tsx";
import { MainNavigation } from "../menus/main-navigation.tsx";
import { PhoneMenu } from "../menus/phone-menu.tsx";
import { SiteSearch } from "../search/site-search.tsx";
import { CartButton } from "./cart-button.tsx";
import { Logo } from "./logo.tsx";
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
          <SiteSearch className={styles.search} />
          <AccountMenu />
          <CartButton />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
