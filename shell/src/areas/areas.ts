import { createBrowserRouter, type RouteObject } from "@ligate/platform/router";
import { createElement } from "react";
import { Frame } from "../frame/frame.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import { Area } from "./area.tsx";
import { AreaPending } from "./area-pending.tsx";
import { AreaProblem } from "./area-problem.tsx";
import type { Remotes } from "./remotes.ts";

const AREAS = "areas";

/**
 * The router of the store. It begins with the frame alone; the owner of an address is loaded when the address
 * is first gone to, and its route table patched in. A remote that cannot be loaded fails in its area.
 */
export function createStoreRouter(remotes: Remotes) {
  const patched = new Set<string>();

  return createBrowserRouter([frame], {
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = remotes.ownerOf(path);
      if (!owner || patched.has(owner.name)) return;
      const { routes } = await remotes.load<{ routes: RouteObject[] }>(owner.name, "./routes");
      if (patched.has(owner.name)) return;
      patched.add(owner.name);
      patch(AREAS, [areaOf(owner.name, routes)]);
    },
  });
}

const frame: RouteObject = {
  id: "frame",
  Component: Frame,
  children: [
    {
      id: AREAS,
      ErrorBoundary: AreaProblem,
      HydrateFallback: AreaPending,
      children: [
        // The loader keeps this page back on the first load, until the owner of the address is known.
        { id: "not-found", path: "*", loader: () => null, Component: NotFound },
      ],
    },
  ],
};

function areaOf(name: string, routes: RouteObject[]): RouteObject {
  return {
    id: name,
    element: createElement(Area, { name }),
    ErrorBoundary: AreaProblem,
    HydrateFallback: AreaPending,
    children: routes,
  };
}
