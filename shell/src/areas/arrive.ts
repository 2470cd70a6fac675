import { matchRoutes, type RouteObject } from "@ligate/platform/router";
import type { PageData } from "../document-data.ts";
import type { Arrival } from "./areas.ts";
import { frameWith } from "./frame-route.ts";
import { loadArea } from "./load-area.ts";
import { readProblems } from "./problems.ts";
import type { Remotes } from "./remotes.ts";

/**
 * Fetches the code of a page that came rendered, so that the browser takes it over as it stands: the owner's route
 * table, and the page itself in place of its `lazy`. What nobody owns needs nothing more than the shell.
 * @returns nothing where the document came without a page; then it is rendered here
 * @throws AreaUnavailable, PageUnavailable
 */
export async function arrive(
  remotes: Remotes,
  path: string,
  data: PageData | undefined,
): Promise<Arrival | undefined> {
  if (!data) return undefined;
  const came = { loaderData: data.loaderData, errors: readProblems(data.problems) };
  const owner = remotes.ownerOf(path);
  if (!owner) return came;
  const area = await loadArea(remotes, owner.name);
  const matched = matchRoutes([frameWith(area)], path) ?? [];
  await Promise.all(matched.map(({ route }) => resolveLazy(route)));
  return { ...came, area };
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
