import { pathToFileURL } from "node:url";

interface TableRoute {
  id?: string;
  path?: string;
  index?: boolean;
  lazy?: unknown;
  handle?: { query?: string[] };
  children?: TableRoute[];
}

export interface PageAddress {
  id: string;
  path: string;
  /** Names of the query that the page reads, from its route's `handle.query`. */
  query: string[];
}

/**
 * The pages of a remote with their full addresses, read from its route table; a route that only leads elsewhere
 * is none. The table is plain TypeScript that touches no browser when it is imported, which this import also
 * proves.
 */
export async function readPages(routesFile: string): Promise<PageAddress[]> {
  const { routes } = (await import(pathToFileURL(routesFile).href)) as { routes: TableRoute[] };
  return routes.flatMap((route) => pagesOf(route, ""));
}

function pagesOf(route: TableRoute, base: string): PageAddress[] {
  const path = `${base}/${route.path ?? ""}`.replaceAll(/\/+/g, "/").replace(/(.)\/$/, "$1");
  if (route.children) return route.children.flatMap((child) => pagesOf(child, path));
  if (!route.id) throw new Error(`The route ${path} has no id.`);
  return route.lazy ? [{ id: route.id, path, query: route.handle?.query ?? [] }] : [];
}
