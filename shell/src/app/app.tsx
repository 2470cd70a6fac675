import "@ligate/ui/styles/fonts.css";
import "@ligate/ui/styles/tokens.css";
import "@ligate/ui/styles/base.css";
import { cart } from "@ligate/platform/cart";
import { provideFragments } from "@ligate/platform/fragment";
import { leavePage, useNotices } from "@ligate/platform/notices";
import { RouterProvider } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { prepareHydration } from "../hydration/prepare-hydration.ts";
import {
  captureServerRenderedPage,
  ServerRenderedPageContext,
} from "../hydration/server-rendered-placeholder.tsx";
import { yieldToMain } from "../hydration/yield-to-main.ts";
import { enhanceNavigation } from "../navigation/enhance-navigation.ts";
import { RemoteOutlines } from "../remote-outlines/remote-outlines.tsx";
import { reportError } from "../remotes/error-messages.ts";
import { integrityOf } from "../remotes/integrity/import-maps.ts";
import type { Remotes } from "../remotes/remotes.ts";
import { withTimeout } from "../remotes/timeout.ts";
import { addStyleguideRoute } from "../styleguide/styleguide-route.ts";
import { createAppRouter } from "./create-router.ts";
import { readPageData } from "./document-data.ts";

export { verifyRemote } from "../remotes/integrity/verify-remote.ts";
export { shared } from "./provided-modules.ts";

declare global {
  /** The integrity of a stylesheet, for the style loaders of the remotes (`insert-stylesheet.ts` of @ligate/build). */
  var ligateIntegrityOf: typeof integrityOf | undefined;
}

/** How long hydration of the frame waits for the code of a server-rendered page, which can be read meanwhile. */
const PAGE_CODE_TIMEOUT_MS = 1_000;

/** Hydrates the document. If the page's code is late, hydrates the frame alone; without a page, renders on the client. */
export async function start(remotes: Remotes): Promise<void> {
  globalThis.ligateIntegrityOf = integrityOf;
  provideFragments((name) => {
    const [remote = "", ...rest] = name.split("/");
    return remotes.load(remote, `./${rest.join("/")}`);
  });
  const preparing = prepareHydration(remotes, window.location.pathname, readPageData());
  const hydrationState = await withTimeout(preparing, PAGE_CODE_TIMEOUT_MS).catch(() => undefined);
  await yieldToMain();
  const capturedPage = hydrationState ? undefined : captureServerRenderedPage();
  const router = createAppRouter(remotes, hydrationState, capturedPage?.shown);
  addStyleguideRoute(router);
  const app = (
    <StrictMode>
      <ServerRenderedPageContext value={capturedPage}>
        <RouterProvider router={router} onError={reportError} />
      </ServerRenderedPageContext>
      {process.env.NODE_ENV === "development" && <RemoteOutlines />}
    </StrictMode>
  );
  const root = document.getElementById("root") as HTMLElement;
  // In a transition React hydrates in slices and yields to input between them.
  if (hydrationState || capturedPage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  void useNotices.persist.rehydrate();
  leavePage(performance.timeOrigin);
  session.start();
  cart.start();
  enhanceNavigation(router, remotes);
}
