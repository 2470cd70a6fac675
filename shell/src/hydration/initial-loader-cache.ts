import type { createBrowserRouter } from "@ligate/platform/router";

type Router = ReturnType<typeof createBrowserRouter>;

/** The same time as the API allows browsers to cache its responses. */
const CACHE_MS = 300_000;

/**
 * Caches the loader data of a server-rendered page for Back and for links to it. The server requested the data, so that
 * the browser's HTTP cache does not contain it.
 *
 * Removable when pages are not server-rendered, or when a second request on Back is fast enough.
 */
export function cacheInitialLoaderData({ state }: Pick<Router, "state">): void {
  const { pathname, search } = state.location;
  const url = new URL(pathname + search, window.location.href).href;
  const expiresAt = Date.now() + CACHE_MS;

  for (const { route } of state.matches) {
    const { loader } = route;
    const data: unknown = state.loaderData[route.id];
    if (typeof loader !== "function" || data === undefined) continue;
    route.loader = (args, context) =>
      args.request.url === url && Date.now() < expiresAt ? data : loader(args, context);
  }
}
