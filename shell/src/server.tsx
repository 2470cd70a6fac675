/**
 * The shell as a renderer: one CommonJS file that the gateway evaluates. It holds what exists once on a server as
 * in a browser, and renders a remote's pages inside the frame.
 */
import * as platformApi from "@ligate/platform/api";
import * as platformCart from "@ligate/platform/cart";
import * as platformFragment from "@ligate/platform/fragment";
import * as platformHead from "@ligate/platform/head";
import * as platformNotices from "@ligate/platform/notices";
import * as platformRouter from "@ligate/platform/router";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "@ligate/platform/server-router";
import * as platformSession from "@ligate/platform/session";
import * as platformSettings from "@ligate/platform/settings";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import { renderToString } from "react-dom/server";
import { frameWith } from "./areas/frame-route.ts";
import { liftHead } from "./lift-head.ts";

/** What a remote's server file asks for by name. */
export const shared: Record<string, unknown> = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "react-dom/client": reactDomClient,
  "@ligate/platform/api": platformApi,
  "@ligate/platform/cart": platformCart,
  "@ligate/platform/fragment": platformFragment,
  "@ligate/platform/head": platformHead,
  "@ligate/platform/notices": platformNotices,
  "@ligate/platform/router": platformRouter,
  "@ligate/platform/session": platformSession,
  "@ligate/platform/settings": platformSettings,
};

export const { configureApi } = platformApi;

/** A page as HTML, and the data that the browser takes it over with; or the address that it leads to. */
export type Rendered =
  | { status: number; head: string; body: string; loaderData: Record<string, unknown> }
  | { redirect: string };

/**
 * Renders an address of a remote.
 * @param url path and query
 * @throws what a loader threw (an ApiError has a `status`), or what a page threw while rendering
 */
export async function render(
  name: string,
  routes: platformRouter.RouteObject[],
  url: string,
  signal: AbortSignal,
): Promise<Rendered> {
  const { query, dataRoutes } = createStaticHandler([frameWith({ name, routes })]);
  const context = await query(new Request(new URL(url, "http://store.invalid"), { signal }));
  if (context instanceof Response) return { redirect: context.headers.get("location") ?? "/" };
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;

  const html = renderToString(
    <platformSession.SessionProvider>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </platformSession.SessionProvider>,
  );
  return { status: context.statusCode, ...liftHead(html), loaderData: context.loaderData };
}
