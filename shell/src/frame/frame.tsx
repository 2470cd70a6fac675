import { type Location, Outlet, ScrollRestoration } from "@ligate/platform/router";
import type { ReactNode } from "react";
import { useReplayEarlyClicks } from "../hydration/replay-early-clicks.ts";
import { CartPopupSlot } from "./cart-popup-slot.tsx";
import { Footer } from "./footer/footer.tsx";
import styles from "./frame.module.css";
import { NavigationProgress } from "./navigation-progress.tsx";
import { Notices } from "./notices.tsx";
import { TopBar } from "./top-bar/top-bar.tsx";
import { useRouteAnnouncer } from "./use-route-announcer.ts";

/** The key of a scroll position. The first location of every document has the key "default": its path tells them apart. */
const scrollKey = ({ key, pathname }: Location) => (key === "default" ? pathname : key);

export interface FrameProps {
  topBar?: ReactNode;
  footer?: ReactNode;
}

/** The layout around every page: top bar, notices, footer and the cart pop-up. */
export function Frame({ topBar = <TopBar />, footer = <Footer /> }: FrameProps) {
  const announcement = useRouteAnnouncer();
  useReplayEarlyClicks();

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      {topBar}
      <Notices />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {footer}
      <CartPopupSlot />
      <p className={styles.announcer} aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
