import { matchRoutes, type RouteObject } from "@ligate/platform/router";
import type { PageData } from "../app/document-data.ts";
import { loadRemoteRoutes, type RemoteRoutes } from "../remotes/load-remote-routes.ts";
import type { Remotes } from "../remotes/remotes.ts";
import { deserializeErrors } from "./serialize-errors.ts";

/** The data with which the router hydrates a server-rendered page. */
export interface HydrationState {
  /** `undefined` if no remote owns the address. */
  remote?: RemoteRoutes;
  loaderData: Record<string, unknown>;
  errors?: Record<string, unknown>;
}

/**
 * Loads the code of a server-rendered page before the router is created: the route table of the remote, and the page's
 * module in place of its `lazy`.
 *
 * The router renders HydrateFallback until a `lazy` of the first page has resolved, which would replace the server's
 * HTML. Removable when React Router hydrates lazy and patched routes itself.
 * @returns `undefined` if the document contains no page
 * @throws RemoteUnavailableError, PageUnavailableError
 */
export async function prepareHydration(
  remotes: Remotes,
  path: string,
  data: PageData | undefined,
): Promise<HydrationState | undefined> {
  if (!data) return undefined;
  const state = { loaderData: data.loaderData, errors: deserializeErrors(data.problems) };
  const owner = remotes.ownerOf(path);
  if (!owner) return state;
  const remote = await loadRemoteRoutes(remotes, owner.name);
  const matches = matchRoutes(remote.routes, path) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
  return { ...state, remote };
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
