import { createBrowserRouter } from "@ligate/platform/router";
import type { HydrationState } from "../hydration/prepare-hydration.ts";
import { openDocument } from "../navigation/open-document.ts";
import { loadRemoteRoutes } from "../remotes/load-remote-routes.ts";
import { DocumentRequiredError, type Remotes } from "../remotes/remotes.ts";
import { createRemoteRoute, createRouteTree, REMOTES_ROUTE } from "./route-tree.ts";

/**
 * Creates the router with the frame, and with the remote of a server-rendered page. Other remotes are loaded when one of
 * their addresses is first visited, and their route tables are added then (decision 3).
 * @param hydrationState the server-rendered page, if it can be hydrated
 * @param isReady resolves when the first page, or its error panel, may be shown
 */
export function createAppRouter(remotes: Remotes, hydrationState?: HydrationState, isReady?: Promise<void>) {
  const remote = hydrationState?.remote;
  const patched = new Set(remote && [remote.name]);

  const router = createBrowserRouter([createRouteTree(remote)], {
    hydrationData: hydrationState && {
      loaderData: hydrationState.loaderData,
      errors: hydrationState.errors,
    },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = remotes.ownerOf(path);
      if (!owner || patched.has(owner.name)) return;
      const loading = loadRemoteRoutes(remotes, owner.name);
      await Promise.allSettled([loading, isReady]);
      const loaded = await loading.catch((error: unknown) => {
        if (!(error instanceof DocumentRequiredError)) throw error;
        return openDocument(router.state.navigation.location);
      });
      // The router ignores the routes of a navigation that another click has interrupted.
      if (signal.aborted || patched.has(owner.name)) return;
      patched.add(owner.name);
      patch(REMOTES_ROUTE, [createRemoteRoute(loaded)]);
    },
  });
  return router;
}
