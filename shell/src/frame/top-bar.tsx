import { company } from "@ligate/contract/settings/company";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { AccountMenu } from "./account-menu.tsx";
import { CartButton } from "./cart-button.tsx";
import { Logo } from "./logo.tsx";
import { Navigation } from "./navigation.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { SearchBox } from "./search-box.tsx";
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
            <Navigation />
          </nav>
          <SearchBox className={styles.search} />
          <AccountMenu />
          <CartButton />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
