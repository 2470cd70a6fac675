import { NavLink, useLocation } from "@ligate/platform/router";
import { useEffect, useId, useRef } from "react";
import styles from "./account-nav.module.css";
import { ACCOUNT_NAV, type AccountNavGroup } from "./account-nav-links.ts";

/** Space to the left of the current link after the row has scrolled to it. */
const SCROLL_MARGIN_PX = 16;

/** The navigation beside every account page. On a phone: a row above the page that scrolls horizontally. */
export function AccountNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes, to scroll to the current link
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - SCROLL_MARGIN_PX;
  }, [pathname]);

  return (
    <nav ref={nav} className={styles.nav} aria-label="Account">
      {ACCOUNT_NAV.map((group) => (
        <NavGroup key={group.title} {...group} />
      ))}
    </nav>
  );
}

function NavGroup({ title, links }: AccountNavGroup) {
  const titleId = useId();
  return (
    <div className={styles.group}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.links} aria-labelledby={titleId}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
