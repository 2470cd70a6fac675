import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const RELEASES = resolve(import.meta.dirname, "../../..", process.env.RELEASES_DIR || "releases");

interface Release {
  ssr: boolean;
  pages: Record<string, { path: string; example?: string | null }>;
}

export interface PublicPage {
  /** The id of its route. */
  id: string;
  /** Name of its remote. */
  remote: string;
  /** Path and query of an example. */
  address: string;
}

/**
 * All pages that a live release renders on the server. The address is the `example` in the handle of the route; pages of
 * customers' data have none (`null`), journeys visit them.
 */
export function publicPages(): PublicPage[] {
  const registry = readJson<Record<string, string>>(join(RELEASES, "registry.json"));
  const remotes = Object.entries(registry).filter(([name]) => readdirSync(RELEASES).includes(name));
  return remotes.flatMap(([remote, releaseId]) => {
    const { ssr, pages } = readJson<Release>(join(RELEASES, remote, releaseId, "release.json"));
    if (!ssr) return [];
    return Object.entries(pages).flatMap(([id, { path, example = withoutParameters(id, path) }]) =>
      example === null ? [] : [{ id, remote, address: example }],
    );
  });
}

/** The address of the page with this id. */
export function publicAddress(id: string): string {
  const page = publicPages().find((page) => page.id === id);
  if (!page) throw new Error(`No live release renders a page "${id}".`);
  return page.address;
}

function withoutParameters(id: string, path: string): string {
  if (/[:*]/.test(path)) throw new Error(`The route of the page "${id}" (${path}) needs a handle.example.`);
  return path;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
