import { createBrowserRouter } from "@ligate/platform/router";
import { followVisitor, type ServerPage } from "../hydration/server-page.ts";
import { openDocument } from "../navigation/open-document.ts";
import { loadRemoteRoutes } from "../remotes/load-remote-routes.ts";
import { DocumentRequiredError, type Remotes } from "../remotes/remotes.ts";
import { createRemoteRoute, createRouteTree, REMOTES_ROUTE } from "./route-tree.ts";

/**
 * Creates the router with the frame, and with the remote of a server-rendered page. Other remotes are loaded when one of
 * their addresses is first visited, and their route tables are added then (decision 3).
 * @param page the page of a server-rendered document
 */
export function createAppRouter(remotes: Remotes, page?: ServerPage) {
  const patched = new Set<string>();

  const router = createBrowserRouter([createRouteTree(page?.remote)], {
    hydrationData: page?.data,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = remotes.ownerOf(path);
      if (!owner || patched.has(owner.name)) return;
      const loaded = await loadRemoteRoutes(remotes, owner.name).catch((error: unknown) => {
        if (!(error instanceof DocumentRequiredError)) throw error;
        return openDocument(router.state.navigation.location);
      });
      // The router ignores the routes of a navigation that another click has interrupted.
      if (signal.aborted || patched.has(owner.name)) return;
      patched.add(owner.name);
      if (owner.name === page?.remote?.name) patch(owner.name, loaded.routes);
      else patch(REMOTES_ROUTE, [createRemoteRoute(loaded)]);
    },
  });
  if (page?.code) followVisitor(page, router);
  return router;
}
