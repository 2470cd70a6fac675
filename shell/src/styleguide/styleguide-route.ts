import type { createBrowserRouter } from "@ligate/platform/router";
import { REMOTES_ROUTE } from "../app/route-tree.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "patchRoutes">;

/** Adds the page `/ui`, which shows the components of the design system. Development only: releases do not contain it. */
export function addStyleguideRoute(router: Router): void {
  if (process.env.NODE_ENV !== "development") return;
  router.patchRoutes(REMOTES_ROUTE, [
    { id: "parts", path: "ui", lazy: () => import("./styleguide.page.tsx") },
  ]);
}
