import type { RouteObject } from "@ligate/platform/router";
import { isAltered } from "./integrity/altered-files.ts";
import { findIntegrity } from "./integrity/find-integrity.ts";
import { LOAD_TIMEOUT_MS, withTimeout } from "./timeout.ts";

/**
 * The code of a page could not be loaded or evaluated. The router and the browser cache the failure, so that only a new
 * document can load the page.
 */
export class PageUnavailableError extends Error {
  override name = "PageUnavailableError";
  readonly remote: string;
  constructor(remote: string, id: string | undefined, cause: unknown) {
    super(`The page "${id}" of ${remote} could not be loaded.`, { cause });
    this.remote = remote;
  }
}

const wrappedRoutes = new WeakSet<RouteObject>();

/**
 * Wraps the `lazy` functions of a route table: they reject with a PageUnavailableError after a timeout, resolve without
 * the styles of the page where only these are missing, and share a load among concurrent callers.
 */
export function addLazyRouteTimeouts(remote: string, routes: RouteObject[]): void {
  for (const route of routes) {
    if (route.children) addLazyRouteTimeouts(remote, route.children);
    const { lazy, id } = route;
    if (typeof lazy !== "function" || wrappedRoutes.has(route)) continue;
    wrappedRoutes.add(route);
    let loading: ReturnType<typeof lazy> | undefined;
    route.lazy = () => {
      loading ??= withTimeout(loadDespiteMissingStyles(lazy), LOAD_TIMEOUT_MS)
        .catch((cause: unknown) => {
          throw new PageUnavailableError(remote, id, cause);
        })
        .finally(() => {
          loading = undefined;
        });
      return loading;
    };
  }
}

async function loadDespiteMissingStyles<T>(lazy: () => Promise<T>): Promise<T> {
  try {
    return await lazy();
  } catch (error) {
    if (!isStylesheetError(error) || isAltered(error.request)) throw error;
    retryInBackground(error.request);
    return loadDespiteMissingStyles(lazy);
  }
}

/** The error of the bundler's style loader when a page's stylesheet fails to load. */
interface StylesheetError extends Error {
  /** URL of the stylesheet. */
  request: string;
}

const isStylesheetError = (error: unknown): error is StylesheetError =>
  error instanceof Error && "code" in error && error.code === "CSS_CHUNK_LOAD_FAILED";

/**
 * Requests a stylesheet once more, under another URL, without waiting for it: a page without its own styles is usable.
 * The style loader treats a link with this `data-href` as the stylesheet and loads the page.
 */
function retryInBackground(url: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.href = url;
  link.integrity = findIntegrity(url) ?? "";
  link.href = `${url}?retry=1`;
  document.head.append(link);
}
