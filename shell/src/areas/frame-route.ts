import type { RouteObject } from "@ligate/platform/router";
import { createElement } from "react";
import { Frame } from "../frame/frame.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import { Area } from "./area.tsx";
import { AreaPending } from "./area-pending.tsx";
import { AreaProblem } from "./area-problem.tsx";

/** The route that areas are patched into. */
export const AREAS = "areas";
/** The route of addresses where nothing is. */
export const NOT_FOUND = "not-found";

/** A remote's name and its route table. */
export interface LoadedArea {
  name: string;
  routes: RouteObject[];
}

/** The frame and below it the areas: none to begin with, or the one that the address belongs to. */
export function frameWith(area?: LoadedArea): RouteObject {
  // The loader keeps this page back on a first load, until the owner of the address is known.
  const notFound: RouteObject = { id: NOT_FOUND, path: "*", loader: () => null, Component: NotFound };
  return {
    id: "frame",
    Component: Frame,
    children: [
      {
        id: AREAS,
        ErrorBoundary: AreaProblem,
        HydrateFallback: AreaPending,
        children: area ? [notFound, areaRoute(area)] : [notFound],
      },
    ],
  };
}

/** A remote's pages in its area. */
export function areaRoute({ name, routes }: LoadedArea): RouteObject {
  return {
    id: name,
    element: createElement(Area, { name }),
    ErrorBoundary: AreaProblem,
    HydrateFallback: AreaPending,
    children: routes,
  };
}
