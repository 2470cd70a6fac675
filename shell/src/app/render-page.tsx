import type { RouteObject } from "@ligate/platform/router";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "@ligate/platform/server-router";
import { renderToString } from "react-dom/server";
import { serializeErrors } from "../hydration/serialize-errors.ts";
import { PAGE_ROUTE, type PageData, type PageRoute } from "./document-data.ts";
import { createRouteTree, NOT_FOUND_ROUTE } from "./route-tree.ts";

type StaticHandler = ReturnType<typeof createStaticHandler>;

const handlerWithoutRemote = createStaticHandler([createRouteTree()]);
/** By the route table of a release. Cached because creating a handler takes longer than rendering a page. */
const handlers = new WeakMap<RouteObject[], StaticHandler>();

function getHandler(name: string, routes: RouteObject[]): StaticHandler {
  const handler = handlers.get(routes) ?? createStaticHandler([createRouteTree({ name, routes })]);
  handlers.set(routes, handler);
  return handler;
}

/**
 * A page as HTML with the data that the browser hydrates it with; `isUnchanged` if a page of the same data is known; or the
 * path and status of a redirect.
 */
export type RenderedPage =
  | ({ status: number; head: string; body: string } & PageData)
  | { isUnchanged: true }
  | { redirect: string; status: number };

/**
 * Renders an address. The page of an address that does not exist is rendered with the status 404, and that of a loader
 * which returns a `Response` with the status of the response.
 * @param name the remote that owns the address; `undefined` if no remote does
 * @param routes the remote's route table
 * @param url path and query
 * @param isKnown whether a page of this URL and this data has been rendered before; components depend on nothing else
 * @throws any error of a loader except a 404 (an ApiError has a `status`), and any error of a component
 */
export async function renderPage(
  name: string | undefined,
  routes: RouteObject[],
  url: string,
  signal: AbortSignal,
  isKnown?: (data: PageData) => boolean,
): Promise<RenderedPage> {
  const { query, dataRoutes } = name === undefined ? handlerWithoutRemote : getHandler(name, routes);
  const context = await query(new Request(new URL(url, "http://store.invalid"), { signal }));
  if (context instanceof Response)
    return { redirect: context.headers.get("location") ?? "/", status: context.status };
  const isNotFound = context.errors || NOT_FOUND_ROUTE in context.loaderData;
  const loaderData = { ...context.loaderData, [PAGE_ROUTE]: pageRoute(context.matches) };
  const problems = serializeErrors(context.errors);
  if (isKnown?.({ loaderData, problems })) return { isUnchanged: true };

  const html = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  return { status: isNotFound ? 404 : context.statusCode, ...extractHeadTags(html), loaderData, problems };
}

/** Layout routes have no path. `undefined` if no remote has a page at the address. */
function pageRoute(matches: { route: { id: string; path?: string } }[]): PageRoute | undefined {
  const { id = NOT_FOUND_ROUTE, path = "/" } = matches.at(-1)?.route ?? {};
  return id === NOT_FOUND_ROUTE ? undefined : { id, path };
}

/** React renders titles, descriptions and links before the content if it does not render the `<head>` itself. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Splits rendered HTML into the tags that belong in the document's head and the rest. */
export function extractHeadTags(html: string): { head: string; body: string } {
  const head = HOISTED.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
