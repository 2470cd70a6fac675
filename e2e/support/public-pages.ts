import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const RELEASES = resolve(import.meta.dirname, "../..", process.env.RELEASES_DIR || "releases");

interface Release {
  ssr: boolean;
  pages: Record<string, { path: string; example?: string | null }>;
}

/**
 * All pages that a live release renders on the server, each with an address. Pages without an example address show
 * customers' data and do not exist in a new store; journeys visit them.
 */
export function publicPages(): { id: string; address: string }[] {
  const registry = readJson<Record<string, string>>(join(RELEASES, "registry.json"));
  const releases = Object.entries(registry)
    .filter(([name]) => readdirSync(RELEASES).includes(name))
    .map(([name, id]) => readJson<Release>(join(RELEASES, name, id, "release.json")));
  return releases
    .filter(({ ssr }) => ssr)
    .flatMap(({ pages }) => Object.entries(pages))
    .filter(([, { example }]) => example !== null)
    .map(([id, { path, example }]) => ({ id, address: example ?? withoutParameters(id, path) }));
}

function withoutParameters(id: string, path: string): string {
  if (/[:*]/.test(path))
    throw new Error(`The route "${id}" (${path}) needs an example address in its handle.`);
  return path;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
