import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { clearDrafts } from "@ligate/platform/drafts";
import { notify } from "@ligate/platform/notices";
import { useLocation, useNavigate } from "@ligate/platform/router";
import { loginAddress, session, useSession } from "@ligate/platform/session";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "../icon-button.module.css";
import { frameLinks } from "./frame-links.ts";
import listStyles from "./link-list.module.css";
import { LinkList } from "./link-list.tsx";
import { Menu } from "./menu.tsx";

/** The menu of a visitor or of a signed-in customer. Until the session is known it is the visitor's. */
export function AccountMenu() {
  const session = useSession();
  const unread = session?.unread_messages ?? 0;
  return (
    <Menu
      button={
        <>
          <Icon name="account" />
          {unread > 0 && <span className={styles.badge}>{unread > 99 ? "99+" : unread}</span>}
        </>
      }
      label={unread > 0 ? `Account, ${unread} unread ${unread === 1 ? "answer" : "answers"}` : "Account"}
      buttonClass={styles.button}
      side="right"
    >
      {session?.isAuthenticated ? <CustomerMenu unread={unread} /> : <VisitorMenu />}
    </Menu>
  );
}

function VisitorMenu() {
  const { pathname, search } = useLocation();
  const login = loginAddress(new URL(pathname + search, "https://store.invalid"));
  return <LinkList links={[{ to: login, name: "Login" }, ...frameLinks("visitor")]} />;
}

interface CustomerMenuProps {
  /** Number of unread answers of the store. */
  unread: number;
}

function CustomerMenu({ unread }: CustomerMenuProps) {
  const navigate = useNavigate();

  async function signOut() {
    try {
      await api.post("/api/logout/");
      clearDrafts();
      await Promise.all([session.refresh(), cart.refresh()]);
      await navigate("/");
    } catch {
      notify("error", "You could not be signed out. Please try again.");
    }
  }

  const links = frameLinks("customer").map(({ to, name, count }) => ({
    to,
    name: count && unread > 0 ? `${name} (${unread} unread)` : name,
  }));
  return (
    <>
      <LinkList links={links} />
      <button type="button" className={`${listStyles.link} ${styles.asLink}`} onClick={signOut}>
        Logout
      </button>
    </>
  );
}
