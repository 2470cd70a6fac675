/**
 * The shell as a renderer: one CommonJS file that the gateway evaluates. It holds what exists once on a server as
 * in a browser, and renders a remote's pages inside the frame.
 */
import type { RouteObject } from "@ligate/platform/router";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "@ligate/platform/server-router";
import { renderToString } from "react-dom/server";
import { frameWith, NOT_FOUND } from "./areas/frame-route.ts";
import { writeProblems } from "./areas/problems.ts";
import type { PageData } from "./document-data.ts";
import { liftHead } from "./lift-head.ts";

export { configureApi } from "@ligate/platform/api";
export { provideSettings } from "@ligate/platform/settings";
export { shared } from "./shared.ts";

const nobodys = createStaticHandler([frameWith(undefined)]);
/** By a release's route table: a handler takes longer to make than a page to render. */
const handlers = new WeakMap<RouteObject[], typeof nobodys>();

function handlerOf(name: string, routes: RouteObject[]): typeof nobodys {
  const handler = handlers.get(routes) ?? createStaticHandler([frameWith({ name, routes })]);
  handlers.set(routes, handler);
  return handler;
}

/** A page as HTML, and the data that the browser takes it over with; or the address that it leads to. */
export type Rendered = ({ status: number; head: string; body: string } & PageData) | { redirect: string };

/**
 * Renders an address. Where nothing is, that is the page, with the status 404.
 * @param name the remote that owns the address; none where nobody does
 * @param url path and query
 * @throws what else a loader threw (an ApiError has a `status`), or what a page threw while rendering
 */
export async function render(
  name: string | undefined,
  routes: RouteObject[],
  url: string,
  signal: AbortSignal,
): Promise<Rendered> {
  const { query, dataRoutes } = name === undefined ? nobodys : handlerOf(name, routes);
  const context = await query(new Request(new URL(url, "http://store.invalid"), { signal }));
  if (context instanceof Response) return { redirect: context.headers.get("location") ?? "/" };
  const problems = writeProblems(context.errors);

  const html = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  const { loaderData } = context;
  const isMissing = context.errors || NOT_FOUND in loaderData;
  return { status: isMissing ? 404 : 200, ...liftHead(html), loaderData, problems };
}
