import { activeReleases } from "./active-releases.ts";

export interface PublicPage {
  /** The id of its route. */
  id: string;
  /** Name of its remote. */
  remote: string;
  /** Path and query of an example. */
  address: string;
}

/**
 * All pages that an active release renders on the server. The address is the `example` in the handle of the route. Pages of
 * a customer's data, whose examples name facts in braces, are visited by the gate and by journeys.
 */
export function publicPages(): PublicPage[] {
  return activeReleases().remotes.flatMap(({ name, ssr, pages }) => {
    if (!ssr) return [];
    return Object.entries(pages).flatMap(([id, { path, example = withoutParameters(id, path) }]) =>
      example === null || example.includes("{") ? [] : [{ id, remote: name, address: example }],
    );
  });
}

/** The address of the page with this id. */
export function publicAddress(id: string): string {
  const page = publicPages().find((page) => page.id === id);
  if (!page) throw new Error(`No active release renders a page "${id}".`);
  return page.address;
}

function withoutParameters(id: string, path: string): string {
  if (/[:*]/.test(path)) throw new Error(`The route of the page "${id}" (${path}) needs a handle.example.`);
  return path;
}
