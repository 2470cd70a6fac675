import type { createBrowserRouter } from "@ligate/platform/router";
import { AREAS } from "../areas/frame-route.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "patchRoutes">;

/** In development: a page of the design system's parts at `/ui`. A release holds nothing of it. */
export function showPartsInDevelopment(router: Router): void {
  if (process.env.NODE_ENV !== "development") return;
  router.patchRoutes(AREAS, [{ id: "parts", path: "ui", lazy: () => import("./parts.page.tsx") }]);
}
