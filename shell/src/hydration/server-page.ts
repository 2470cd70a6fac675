import type { createBrowserRouter, LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";
import { type ComponentType, createContext, lazy } from "react";
import { PAGE_ROUTE, type PageData, type PageRoute } from "../app/document-data.ts";
import { loadRemoteRoutes, type RemoteRoutes } from "../remotes/load-remote-routes.ts";
import type { Remotes } from "../remotes/remotes.ts";
import { deserializeErrors } from "./serialize-errors.ts";

/** The page of a server-rendered document. The optional properties are missing if no remote has a page at the address. */
export interface ServerPage {
  data: { loaderData: Record<string, unknown>; errors?: Record<string, unknown> };
  /** The remote, with a route for this page only. */
  remote?: RemoteRoutes;
  /** The page's code. @throws RemoteUnavailableError, PageUnavailableError */
  code?: Promise<RouteObject>;
  /** Loads the code again after a failure. */
  load?: () => Promise<RouteObject>;
  /** Whether the visitor has gone to another page before the code was there. */
  isLeft?: true;
}

export const ServerPageContext = createContext<ServerPage | undefined>(undefined);

/** Starts to load the code of a server-rendered page. @returns `undefined` if the document contains no page */
export function createServerPage(remotes: Remotes, document: PageData | undefined): ServerPage | undefined {
  if (!document) return undefined;
  const { loaderData, problems } = document;
  const data = { loaderData, errors: deserializeErrors(problems) };
  const owner = remotes.ownerOf(window.location.pathname);
  const route = loaderData[PAGE_ROUTE] as PageRoute | undefined;
  if (!owner || !route) return { data };
  const load = () => loadPage(remotes, owner.name, route.id);
  const code = load();
  const routes = [createRoute(route, code, route.id in loaderData)];
  return { data, remote: { name: owner.name, routes }, code, load };
}

async function loadPage(remotes: Remotes, remote: string, id: string): Promise<RouteObject> {
  const { routes } = await loadRemoteRoutes(remotes, remote);
  const { lazy, loader, shouldRevalidate } = routes.find((route) => route.id === id) ?? {};
  return { loader, shouldRevalidate, ...(typeof lazy === "function" && (await lazy())) } as RouteObject;
}

/**
 * A route that stands for the page's. Its component suspends until the code is there, so that React keeps the elements of the
 * server, with what is typed into them; if the code fails to load, for good.
 */
function createRoute(route: PageRoute, code: Promise<RouteObject>, hasLoader: boolean): RouteObject {
  let page: RouteObject | undefined;
  const module = code.then(
    (loaded) => {
      page = loaded;
      return { default: loaded.Component as ComponentType };
    },
    () => new Promise<never>(() => {}),
  );
  const loader = async (args: LoaderFunctionArgs) => {
    const { loader } = await code;
    return typeof loader === "function" ? loader(args) : null;
  };
  return {
    ...route,
    Component: lazy(() => module),
    shouldRevalidate: (args) => page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    ...(hasLoader && { loader }),
  };
}

const WITHOUT_CODE = { element: undefined, loader: undefined, shouldRevalidate: undefined };

/** If the visitor leaves the page before its code is there, the route loads it like any other when it is needed again. */
export function followVisitor(page: ServerPage, router: ReturnType<typeof createBrowserRouter>): void {
  const { matches, location } = router.state;
  const { load: lazy, code } = page;
  const unsubscribe = router.subscribe(({ location: { pathname, search } }) => {
    if (pathname + search === location.pathname + location.search) return;
    unsubscribe();
    page.isLeft = true;
    Object.assign(matches.at(-1)?.route ?? {}, { ...WITHOUT_CODE, lazy });
  });
  code?.then(unsubscribe, () => {});
}
