import "@ligate/ui/styles/store.css";
import { cart } from "@ligate/platform/cart";
import { provideFragments } from "@ligate/platform/fragment";
import { leavePage, useNotices } from "@ligate/platform/notices";
import { RouterProvider } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createServerPage, ServerPageContext } from "../hydration/server-page.ts";
import { enhanceNavigation } from "../navigation/enhance-navigation.ts";
import { reportError } from "../remotes/error-messages.ts";
import { findIntegrity } from "../remotes/integrity/find-integrity.ts";
import { RemoteOutlines } from "../remotes/remote-outlines.tsx";
import type { Remotes } from "../remotes/remotes.ts";
import { createAppRouter } from "./create-router.ts";
import { readPageData } from "./document-data.ts";
import { REMOTES_ROUTE } from "./route-tree.ts";

export { shared } from "./provided-modules.ts";

declare global {
  /** The integrity of a stylesheet, for the style loaders of the remotes (`insert-stylesheet.ts` of @ligate/build). */
  var ligateIntegrityOf: typeof findIntegrity | undefined;
}

/** Hydrates the frame, and the page when its code is there; a document without a page is rendered on the client. */
export async function start(remotes: Remotes): Promise<void> {
  globalThis.ligateIntegrityOf = findIntegrity;
  provideFragments((name) => {
    const [remote = "", ...rest] = name.split("/");
    return remotes.load(remote, `./${rest.join("/")}`);
  });
  const page = createServerPage(remotes, readPageData());
  await yieldToMain();
  const router = createAppRouter(remotes, page);
  addStyleguideRoute(router);
  const app = (
    <StrictMode>
      <ServerPageContext value={page}>
        <RouterProvider router={router} onError={reportError} />
      </ServerPageContext>
      {process.env.NODE_ENV === "development" && <RemoteOutlines remotes={remotes.records} />}
    </StrictMode>
  );
  const root = document.getElementById("root") as HTMLElement;
  const options = { onCaughtError: (error: unknown) => reportError(error) };
  // In a transition React hydrates in slices and yields to input between them.
  if (page) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
  void useNotices.persist.rehydrate();
  leavePage(performance.timeOrigin);
  session.start();
  cart.start();
  enhanceNavigation(router, remotes);
}

/**
 * Resolves in a new task, so that the browser handles pending input such as scrolling between the evaluation of the code
 * and hydration. A message, because browsers delay timers while a page loads.
 *
 * Removable when every supported browser has `scheduler.yield()`.
 */
function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Adds the page `/ui`, which shows the components of the design system. Development only: releases do not contain it. */
function addStyleguideRoute(router: ReturnType<typeof createAppRouter>): void {
  if (process.env.NODE_ENV !== "development") return;
  router.patchRoutes(REMOTES_ROUTE, [
    { id: "styleguide", path: "ui", lazy: () => import("./styleguide.page.tsx") },
  ]);
}
