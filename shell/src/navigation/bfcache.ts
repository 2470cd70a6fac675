import { cart } from "@ligate/platform/cart";
import type { createBrowserRouter } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "revalidate">;

/**
 * Refreshes session, cart and page data when the browser restores the document from its back/forward cache. If the
 * customer's session has ended or changed since, the document is hidden and reloaded, so that their data is not visible.
 */
export function refreshOnBfcacheRestore(router: Router, reload = () => window.location.reload()): void {
  let token: string | undefined;
  window.addEventListener("pagehide", () => {
    token = sessionToken();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    if (session.current()?.isAuthenticated && token !== sessionToken()) {
      document.documentElement.hidden = true;
      reload();
      return;
    }
    // On failure the previous values stay.
    session.refresh().catch(() => {});
    cart.refresh().catch(() => {});
    void router.revalidate();
  });
}

/** The API derives this token from the session id: it can be read synchronously, and changes with login and logout. */
const sessionToken = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
