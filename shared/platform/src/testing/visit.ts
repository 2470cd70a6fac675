import { type RenderResult, render } from "@testing-library/react";
import { createElement } from "react";
import { ApiError } from "../api.ts";
import { type RouteObject, RouterProvider, useLocation, useRouteError } from "../router.ts";
import { session } from "../session.ts";
import { createMemoryRouter } from "./memory-router.ts";

export interface Visit extends RenderResult {
  /** Path and query of the current page. */
  address: () => string;
  /** Navigates. Resolves when the next page has loaded. */
  go: (to: string) => Promise<void>;
  /** Goes back by one entry of the history. Resolves when the earlier page has loaded. */
  back: () => Promise<void>;
}

/**
 * Renders an address of a remote through its route table. Addresses without a route show "Elsewhere: <path>". The page
 * loads as in the browser: start with a query that waits for it, such as `findByRole`.
 */
export function visit(address: string, routes: RouteObject[]): Visit {
  void session.refresh().catch(() => {});
  const elsewhere: RouteObject = { path: "*", Component: Elsewhere, HydrateFallback: Nothing };
  const root: RouteObject = {
    HydrateFallback: Nothing,
    ErrorBoundary: PageError,
    children: [...routes, elsewhere],
  };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  const view = render(createElement(RouterProvider, { router }));
  return {
    ...view,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) => router.navigate(to),
    back: () => router.navigate(-1),
  };
}

function Nothing() {
  return null;
}

function Elsewhere() {
  return createElement("p", null, `Elsewhere: ${useLocation().pathname}`);
}

/** Shows what a loader or a page threw, as the shell does. */
function PageError() {
  const error = useRouteError();
  return createElement("div", { role: "alert" }, error instanceof ApiError ? error.detail : String(error));
}
