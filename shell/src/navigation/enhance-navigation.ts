import type { createBrowserRouter } from "@ligate/platform/router";
import { cacheInitialLoaderData } from "../hydration/initial-loader-cache.ts";
import type { Remotes } from "../remotes/remotes.ts";
import { refreshOnBfcacheRestore } from "./bfcache.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";
import { prefetchWhenIdle } from "./prefetch-when-idle.ts";
import { addViewTransitions } from "./view-transitions.ts";

/** Adds prefetching, view transitions and bfcache handling (decision 8). Call it once the first page is being rendered. */
export function enhanceNavigation(router: ReturnType<typeof createBrowserRouter>, remotes: Remotes): void {
  cacheInitialLoaderData(router);
  addViewTransitions(router);
  refreshOnBfcacheRestore(router);
  prefetchOnIntent(remotes);
  void prefetchWhenIdle(remotes);
}
