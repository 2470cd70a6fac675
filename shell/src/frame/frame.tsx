import { type Location, Outlet, ScrollRestoration } from "@ligate/platform/router";
import { useEarlyClicks } from "../areas/early-clicks.ts";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { NavigationProgress } from "./navigation-progress.tsx";
import { Notices } from "./notices.tsx";
import { PopUpOfCart } from "./pop-up-of-cart.tsx";
import { TopBar } from "./top-bar.tsx";
import { useArrival } from "./use-arrival.ts";

/** Where one was on a page. Every document begins with the same key, so its address tells it from others. */
const scrollKey = ({ key, pathname }: Location) => (key === "default" ? pathname : key);

/** What stands around every page. */
export function Frame() {
  const announcement = useArrival();
  useEarlyClicks();

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <TopBar />
      <Notices />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PopUpOfCart />
      <p className={styles.announcer} aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
