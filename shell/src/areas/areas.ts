import { createBrowserRouter } from "@ligate/platform/router";
import { AREAS, areaRoute, frameWith, type LoadedArea } from "./frame-route.ts";
import { loadArea } from "./load-area.ts";
import type { Remotes } from "./remotes.ts";

/** What a page that came rendered is taken over with. */
export interface Arrival {
  /** None where nobody owns the address. */
  area?: LoadedArea;
  loaderData: Record<string, unknown>;
  errors?: Record<string, unknown>;
}

/**
 * The router of the store. It begins with the frame alone, or with the area that came rendered; the owner of an
 * address is loaded when the address is first gone to, and its route table patched in. A remote that cannot be
 * loaded fails in its area.
 * @param isReady from when on the first page may be shown, or the panel
 */
export function createStoreRouter(remotes: Remotes, arrival?: Arrival, isReady?: Promise<void>) {
  const patched = new Set(arrival?.area && [arrival.area.name]);

  return createBrowserRouter([frameWith(arrival?.area)], {
    hydrationData: arrival && { loaderData: arrival.loaderData, errors: arrival.errors },
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = remotes.ownerOf(path);
      if (!owner || patched.has(owner.name)) return;
      const loading = loadArea(remotes, owner.name);
      await Promise.allSettled([loading, isReady]);
      const area = await loading;
      if (patched.has(owner.name)) return;
      patched.add(owner.name);
      patch(AREAS, [areaRoute(area)]);
    },
  });
}
