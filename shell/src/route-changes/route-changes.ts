import type { createBrowserRouter } from "@ligate/platform/router";
import type { Remotes } from "../areas/remotes.ts";
import { keepUpToDateOnReturn } from "./coming-back.ts";
import { crossFadePages } from "./cross-fade.ts";
import { keepArrivalData } from "./keep-arrival-data.ts";
import { prefetchBehindLinks } from "./prefetch-behind-links.ts";
import { prefetchWhenIdle } from "./prefetch-when-idle.ts";

/** Makes going from page to page quick and calm. Called once the first page has been given to React. */
export function easeRouteChanges(router: ReturnType<typeof createBrowserRouter>, remotes: Remotes): void {
  keepArrivalData(router);
  crossFadePages(router);
  keepUpToDateOnReturn(router);
  prefetchBehindLinks(remotes);
  void prefetchWhenIdle(remotes);
}
