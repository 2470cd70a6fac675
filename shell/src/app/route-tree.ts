import type { RouteObject } from "@ligate/platform/router";
import { createElement } from "react";
import { Frame } from "../frame/frame.tsx";
import type { RemoteRoutes } from "../remotes/load-remote-routes.ts";
import { RemoteErrorBoundary } from "../remotes/remote-error-boundary.tsx";
import { RemoteOutlet, RemotePending } from "../remotes/remote-outlet.tsx";
import { NotFound } from "./not-found.tsx";

/** The route whose children are the remotes. */
export const REMOTES_ROUTE = "areas";
/** The route of addresses that do not exist. */
export const NOT_FOUND_ROUTE = "not-found";

/** The frame with the routes of one remote, or of none. */
export function createRouteTree(remote?: RemoteRoutes): RouteObject {
  // Without a loader the first load would show this page until the remote's routes are patched in.
  const notFound: RouteObject = { id: NOT_FOUND_ROUTE, path: "*", loader: () => null, Component: NotFound };
  return {
    id: "frame",
    Component: Frame,
    children: [
      {
        id: REMOTES_ROUTE,
        ErrorBoundary: RemoteErrorBoundary,
        HydrateFallback: RemotePending,
        children: remote ? [notFound, createRemoteRoute(remote)] : [notFound],
      },
    ],
  };
}

/** A remote's pages, with their own error boundary. */
export function createRemoteRoute({ name, routes }: RemoteRoutes): RouteObject {
  return {
    id: name,
    element: createElement(RemoteOutlet, { name }),
    ErrorBoundary: RemoteErrorBoundary,
    HydrateFallback: RemotePending,
    children: routes,
  };
}
