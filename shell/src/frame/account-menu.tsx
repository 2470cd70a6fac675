import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { clearDrafts } from "@ligate/platform/drafts";
import { notify } from "@ligate/platform/notices";
import { useLocation, useNavigate } from "@ligate/platform/router";
import { loginAddress, session, useSession } from "@ligate/platform/session";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./icon-button.module.css";
import { Menu } from "./menu.tsx";
import listStyles from "./place-list.module.css";
import { PlaceList } from "./place-list.tsx";

/** Who is here, and where they can go. Until that is known it is the visitor's menu. */
export function AccountMenu() {
  const isSignedIn = useSession()?.isAuthenticated ?? false;
  return (
    <Menu button={<Icon name="account" />} label="Account" buttonClass={styles.button} side="right">
      {isSignedIn ? <CustomerMenu /> : <VisitorMenu />}
    </Menu>
  );
}

function VisitorMenu() {
  const { pathname, search } = useLocation();
  const isHome = pathname === "/";
  const login = isHome ? "/login" : loginAddress(new URL(pathname + search, "https://store.invalid"));
  return (
    <PlaceList
      places={[
        { to: login, name: "Login" },
        { to: "/signup", name: "Sign Up" },
      ]}
    />
  );
}

function CustomerMenu() {
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

  return (
    <>
      <PlaceList
        places={[
          { to: "/profile", name: "Profile" },
          { to: "/profile/settings", name: "Settings" },
        ]}
      />
      <button type="button" className={`${listStyles.link} ${styles.asLink}`} onClick={signOut}>
        Logout
      </button>
    </>
  );
}
