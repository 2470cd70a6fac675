import type { RouteObject } from "@ligate/platform/router";
import { goOnWithout, isMissingStyles } from "./missing-styles.ts";
import { PATIENCE_MS, withPatience } from "./patience.ts";

/** A page's own code could not be loaded, or threw while it was. Router and browser remember that. */
export class PageUnavailable extends Error {
  override name = "PageUnavailable";
  constructor(remote: string, id: string | undefined, cause: unknown) {
    super(`The page "${id}" of ${remote} could not be loaded.`, { cause });
  }
}

const guarded = new WeakSet<RouteObject>();

/**
 * Makes the pages of a table fail in time and by name, and come without their styles where only these are missing.
 * Who asks while a page is on its way gets the same answer.
 */
export function guardPages(remote: string, routes: RouteObject[]): void {
  for (const route of routes) {
    if (route.children) guardPages(remote, route.children);
    const { lazy, id } = route;
    if (typeof lazy !== "function" || guarded.has(route)) continue;
    guarded.add(route);
    let underWay: ReturnType<typeof lazy> | undefined;
    route.lazy = () => {
      underWay ??= withPatience(evenWithoutStyles(lazy), PATIENCE_MS)
        .catch((cause: unknown) => {
          throw new PageUnavailable(remote, id, cause);
        })
        .finally(() => {
          underWay = undefined;
        });
      return underWay;
    };
  }
}

async function evenWithoutStyles<T>(lazy: () => Promise<T>): Promise<T> {
  try {
    return await lazy();
  } catch (error) {
    if (!isMissingStyles(error)) throw error;
    goOnWithout(error.request);
    return evenWithoutStyles(lazy);
  }
}
