/** The rules that every page keeps, so that it can be rendered on a server. A remote's test calls this. */
import type { RouteObject } from "../router.ts";

/**
 * Checks a remote's route table in plain Node: explicit ids, once each; every page's module can be imported
 * where there is no `window` and no `document`, and exports `Component`.
 * @throws with a sentence per broken rule
 */
export async function assertRouteConventions(routes: readonly RouteObject[]): Promise<void> {
  if ("window" in globalThis || "document" in globalThis)
    throw new Error("Page rules are checked without a DOM.");
  const pages = routes.flatMap(leaves);
  const ids = pages.map(({ id }) => id);
  const broken = [
    ...pages.filter(({ id }) => !id).map(({ path }) => `The route ${path} has no id.`),
    ...ids.filter((id, at) => id && ids.indexOf(id) !== at).map((id) => `The id ${id} is used twice.`),
    ...(await Promise.all(pages.map(brokenByModule))).flat(),
  ];
  if (broken.length > 0) throw new Error(broken.join("\n"));
}

function leaves(route: RouteObject): RouteObject[] {
  return route.children ? route.children.flatMap(leaves) : [route];
}

async function brokenByModule({ id, lazy, loader }: RouteObject): Promise<string[]> {
  if (typeof lazy !== "function") return loader ? [] : [`The page ${id} is not loaded lazily.`];
  try {
    const page = (await lazy()) as { Component?: unknown; loader?: unknown };
    return [
      ...(typeof page.Component === "function" ? [] : [`The page ${id} exports no Component.`]),
      ...(page.loader ? [`The page ${id} exports its loader: it belongs into a file of its own.`] : []),
    ];
  } catch (error) {
    return [`The page ${id} cannot be imported without a browser: ${error}`];
  }
}
