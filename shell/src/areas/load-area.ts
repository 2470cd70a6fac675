import type { RouteObject } from "@ligate/platform/router";
import type { LoadedArea } from "./frame-route.ts";
import { guardPages } from "./guard-pages.ts";
import type { Remotes } from "./remotes.ts";

/** A remote's route table, whose pages fail in time and by name. @throws AreaUnavailable */
export async function loadArea(remotes: Remotes, name: string): Promise<LoadedArea> {
  const { routes } = await remotes.load<{ routes: RouteObject[] }>(name, "./routes");
  guardPages(name, routes);
  return { name, routes };
}
