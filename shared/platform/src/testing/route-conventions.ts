import type { RouteObject } from "../router.ts";

/**
 * Asserts that the pages of a route table can be rendered on a server: each has a unique id and is lazy, its module can
 * be imported without a DOM and exports `Component`, and its loader is in another file. Each remote has a test that calls
 * it, in the node test environment.
 * @throws an error with one line per violation
 */
export async function assertRouteConventions(routes: readonly RouteObject[]): Promise<void> {
  if ("window" in globalThis || "document" in globalThis)
    throw new Error("Route conventions are checked without a DOM.");
  const pages = routes.flatMap(leaves);
  const ids = pages.map(({ id }) => id);
  const violations = [
    ...pages.filter(({ id }) => !id).map(({ path }) => `The route ${path} has no id.`),
    ...ids.filter((id, at) => id && ids.indexOf(id) !== at).map((id) => `The id ${id} is used twice.`),
    ...(await Promise.all(pages.map(moduleViolations))).flat(),
  ];
  if (violations.length > 0) throw new Error(violations.join("\n"));
}

function leaves(route: RouteObject): RouteObject[] {
  return route.children ? route.children.flatMap(leaves) : [route];
}

async function moduleViolations({ id, lazy, loader }: RouteObject): Promise<string[]> {
  if (typeof lazy !== "function") return loader ? [] : [`The page ${id} is not loaded lazily.`];
  try {
    const page = (await lazy()) as { Component?: unknown; loader?: unknown };
    return [
      ...(typeof page.Component === "function" ? [] : [`The page ${id} exports no Component.`]),
      ...(page.loader ? [`The page ${id} exports its loader, which belongs in another file.`] : []),
    ];
  } catch (error) {
    return [`The page ${id} cannot be imported without a browser: ${error}`];
  }
}
