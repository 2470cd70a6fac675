import { cart } from "@ligate/platform/cart";
import type { createBrowserRouter } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "revalidate">;

/**
 * A document that the browser kept whole and shows again after Back or Forward: what it shows is brought up to
 * date. Where the customer's session has ended or changed meanwhile, nothing of theirs is shown: it begins anew.
 */
export function keepUpToDateOnReturn(router: Router, reload = () => window.location.reload()): void {
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
    // What cannot be asked for stays as it was.
    session.refresh().catch(() => {});
    cart.refresh().catch(() => {});
    void router.revalidate();
  });
}

/** Derived from the session's id: known at once, and another after each login and logout. */
const sessionToken = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
