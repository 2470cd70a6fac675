import type { createBrowserRouter } from "@ligate/platform/router";

type Router = ReturnType<typeof createBrowserRouter>;

/** As long as browsers may keep the API's own answers. */
const KEPT_MS = 300_000;

/**
 * Keeps what a page that came rendered brought along, for Back: its answers are not in the browser's cache, since
 * a server asked for them.
 */
export function keepArrivalData({ state }: Pick<Router, "state">): void {
  const { pathname, search } = state.location;
  const address = new URL(pathname + search, window.location.href).href;
  const until = Date.now() + KEPT_MS;

  for (const { route } of state.matches) {
    const { loader } = route;
    const data: unknown = state.loaderData[route.id];
    if (typeof loader !== "function" || data === undefined) continue;
    route.loader = (args, context) =>
      args.request.url === address && Date.now() < until ? data : loader(args, context);
  }
}
