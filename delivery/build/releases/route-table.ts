import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { matchesAddress } from "@ligate/contract/remotes/route-ownership";
import { findUnknownFact, VISIT_FACTS } from "@ligate/contract/remotes/visit-facts";
import { z } from "zod";
import { PageHandle } from "../release-format/page-handle.ts";
import { isShell, type PackageManifest } from "./package-manifest.ts";

/** The route table of a remote, relative to its folder. */
export const ROUTES_FILE = "src/routes.ts";

interface Route {
  id?: string;
  path?: string;
  lazy?: unknown;
  handle?: unknown;
  children?: Route[];
}

export interface RoutePage extends Omit<PageHandle, "owns"> {
  id: string;
  /** Pattern of the page's full path. */
  path: string;
}

export interface RouteTable {
  /** Patterns of the addresses that the remote owns: the paths of its routes, and what their `handle.owns` adds. */
  addresses: string[];
  /** Patterns of the paths of routes that only redirect. */
  redirects: string[];
  /** The routes with a page. */
  pages: RoutePage[];
}

/** Reads the route table of a remote; the shell has an empty one. @throws if it is invalid */
export async function readRoutes(manifest: PackageManifest, dir: string): Promise<RouteTable> {
  return isShell(manifest)
    ? { addresses: [], redirects: [], pages: [] }
    : readRouteTable(join(dir, ROUTES_FILE));
}

/**
 * Reads the route table of a remote by importing it. The import also proves that the table is plain TypeScript that
 * needs no browser.
 * @throws if a route has no id, or an invalid `handle`
 */
export async function readRouteTable(routesFile: string): Promise<RouteTable> {
  // A development server reads the table again after a change.
  const version = statSync(routesFile).mtimeMs;
  const module = (await import(`${pathToFileURL(routesFile).href}?${version}`)) as { routes: Route[] };
  const routes = module.routes.flatMap((route) => readRoute(route, ""));
  const open = routes.flatMap(({ handle }) => handle.owns ?? []);
  const paths = routes
    .map(({ path }) => path)
    .filter((path) => !open.some((pattern) => covers(pattern, path)));
  return {
    addresses: [...new Set([...paths, ...open])],
    redirects: routes.filter(({ hasPage }) => !hasPage).map(({ path }) => path),
    pages: routes
      .filter(({ hasPage }) => hasPage)
      .map(({ id, path, handle: { owns: _, ...handle } }) => ({ id, path, ...handle })),
  };
}

interface ReadRoute {
  id: string;
  path: string;
  hasPage: boolean;
  handle: PageHandle;
}

function readRoute(route: Route, parentPath: string): ReadRoute[] {
  const path = `${parentPath}/${route.path ?? ""}`.replaceAll(/\/+/g, "/").replace(/(.)\/$/, "$1");
  if (route.children) return route.children.flatMap((child) => readRoute(child, path));
  if (!route.id) throw new Error(`The route ${path} has no id.`);
  return [{ id: route.id, path, hasPage: route.lazy !== undefined, handle: readHandle(route, path) }];
}

function readHandle({ handle = {} }: Route, path: string): PageHandle {
  const parsed = PageHandle.safeParse(handle);
  if (!parsed.success)
    throw new Error(`The handle of the route ${path} is invalid:\n${z.prettifyError(parsed.error)}`);
  const { owns, sitemap, navigation, example } = parsed.data;
  const examplePath = example?.split("?")[0];
  const hasParameters = /[:*]/.test(path);
  if (owns && !covers(owns, path))
    throw new Error(`The route ${path} cannot own ${owns}, which does not cover it.`);
  if (sitemap && hasParameters) throw new Error(`The sitemap cannot list ${path}: its path has parameters.`);
  for (const { name, to = path } of navigation) {
    if (/[:*]/.test(to))
      throw new Error(`The link "${name}" to ${path} needs \`to\`: the path has parameters.`);
    if (!matchesAddress(path, to))
      throw new Error(`The link "${name}" leads to ${to}, not to the route ${path}.`);
  }
  if (examplePath && !matchesAddress(path, examplePath))
    throw new Error(`${example} is no example of the route ${path}.`);
  const unknown = example && findUnknownFact(example);
  if (unknown)
    throw new Error(
      `The example ${example} of the route ${path} names {${unknown}}. Known are ${VISIT_FACTS.join(", ")}.`,
    );
  return parsed.data;
}

/** Whether a pattern with a final `*` covers all paths of another pattern. */
const covers = (pattern: string, path: string): boolean => `${path}/`.startsWith(pattern.slice(0, -1));
