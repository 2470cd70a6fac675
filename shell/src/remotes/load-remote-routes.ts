import type { RouteObject } from "@ligate/platform/router";
import { addLazyRouteTimeouts } from "./lazy-route-timeouts.ts";
import type { Remotes } from "./remotes.ts";

/** A remote's name and its route table. */
export interface RemoteRoutes {
  name: string;
  routes: RouteObject[];
}

/** Loads a remote's route table; its pages time out. @throws RemoteUnavailableError, DocumentRequiredError */
export async function loadRemoteRoutes(remotes: Remotes, name: string): Promise<RemoteRoutes> {
  const { routes } = await remotes.load<{ routes: RouteObject[] }>(name, "./routes");
  addLazyRouteTimeouts(name, routes);
  return { name, routes };
}
