import { type Location, ScrollRestoration, useLocation, useNavigation } from "@ligate/platform/router";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { useState } from "react";
import { PageSlot } from "../hydration/page-slot.tsx";
import { CartPopupSlot } from "./cart-popup-slot.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { Notices } from "./notices.tsx";
import { TopBar } from "./top-bar.tsx";

/** The key of a scroll position. The first location of every document has the key "default": its path tells them apart. */
const scrollKey = ({ key, pathname }: Location) => (key === "default" ? pathname : key);

/** The layout around every page: top bar, notices, footer and the cart pop-up. */
export function Frame() {
  const announcement = useRouteAnnouncer();

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <TopBar />
      <Notices />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageSlot />
      </main>
      <Footer />
      <CartPopupSlot />
      <p className={styles.announcer} aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** A progress line at the top while the next page loads. It appears after 150 ms. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div className={styles.progress} role="progressbar" aria-label="Loading the next page" />;
}

/**
 * Moves the focus to the heading of the new page after a navigation, as browsers reset it for a new document.
 * @returns the title of the new page, for a live region
 */
function useRouteAnnouncer(): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");

  useOnChange(pathname, () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  });

  return announcement;
}
