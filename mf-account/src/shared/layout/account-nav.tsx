import { Link, useLocation } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useEffect, useId, useRef } from "react";
import styles from "./account-nav.module.css";
import {
  ACCOUNT_NAV,
  type AccountNavGroup,
  type AccountNavLink,
  getAriaCurrent,
  MESSAGES_PATH,
  PRODUCTS,
} from "./account-nav-links.ts";

/** Space to the left of the current link after the row has scrolled to it. */
const SCROLL_MARGIN_PX = 16;

/**
 * The navigation beside every account page, above links to the shop. On a phone: a row above the page that scrolls horizontally,
 * without the links to the shop, which the menu of the frame has.
 */
export function AccountNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes, to scroll to the current link
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - SCROLL_MARGIN_PX;
  }, [pathname]);

  return (
    <div className={styles.side}>
      <nav ref={nav} className={styles.nav} aria-label="Account">
        {ACCOUNT_NAV.map((group) => (
          <NavGroup key={group.links[0]?.to} {...group} />
        ))}
      </nav>
      <nav className={styles.products} aria-label="Products">
        <NavGroup {...PRODUCTS} />
      </nav>
    </div>
  );
}

function NavGroup({ title, links }: AccountNavGroup) {
  const titleId = useId();
  return (
    <div className={styles.group}>
      {title && (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.links} aria-labelledby={title && titleId}>
        {links.map((link) => (
          <li key={link.to}>
            <NavItem {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavItem(link: AccountNavLink) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} className={styles.link} aria-current={getAriaCurrent(link, pathname)}>
      {link.name}
      {link.to === MESSAGES_PATH && <UnreadCount />}
    </Link>
  );
}

/** The number of unread answers of the store; nothing if there are none. */
function UnreadCount() {
  const unread = useSession()?.unread_messages ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {unread > 99 ? "99+" : unread}
      </span>
      <VisuallyHidden> ({unread} unread)</VisuallyHidden>
    </>
  );
}
