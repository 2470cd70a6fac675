import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PageHandle } from "./page-handle.ts";

/** Files that a document preloads; paths relative to the release's folder. */
const Files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** `release.json`: the manifest of a built package, read by the gateway. */
export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** Hash of its inputs; also the name of its folder. */
  id: z.string(),
  /** The module to load first: the shell's main file, or a remote's container. */
  entry: z.string(),
  css: z.array(z.string()),
  exposes: z.array(z.string()),
  /** Shared module → its version in this release (the shell's). */
  provides: z.record(z.string(), z.string()),
  /** Shared module → the range of versions that it requires (a remote's). */
  shared: z.record(z.string(), z.string()),
  /** Patterns of the addresses that a remote owns, derived from its route table. */
  addresses: z.array(z.string()),
  /** Whether the gateway renders its pages. */
  ssr: z.boolean(),
  /** Files that every page needs besides its own chunk: a remote's route table, the shell's code. */
  table: Files,
  /** Route id → the page's path pattern, the `handle` of its route, and the files of its chunk. */
  pages: z.record(
    z.string(),
    Files.extend(PageHandle.omit({ owns: true }).shape).extend({ path: z.string() }),
  ),
});
export type Release = z.infer<typeof Release>;

/**
 * `registry.json`: the active releases as package name → release id. In development the id can be the URL of a
 * development server, which serves release.json and the files that it lists.
 */
export const Registry = z.record(z.string(), z.string());
export type Registry = z.infer<typeof Registry>;

export const REGISTRY_FILE = "registry.json";
export const RELEASE_FILE = "release.json";
/** The server build, relative to the release's folder. */
export const SERVER_FILE = "server/index.cjs";

/** A release with the location of its files. */
export interface ActiveRelease extends Release {
  /** URL prefix of its files for browsers. */
  base: string;
  /** Path of the server build; missing if the gateway does not render its pages. */
  serverFile?: string;
}

/** @throws if the registry is missing or lists a release that does not exist */
export async function readActiveReleases(releasesDir: string): Promise<ActiveRelease[]> {
  const registry = Registry.parse(readJson(join(releasesDir, REGISTRY_FILE)));
  return Promise.all(Object.entries(registry).map(([name, id]) => readActiveRelease(releasesDir, name, id)));
}

async function readActiveRelease(releasesDir: string, name: string, id: string): Promise<ActiveRelease> {
  if (!URL.canParse(id)) {
    const folder = join(releasesDir, name, id);
    const release = Release.parse(readJson(join(folder, RELEASE_FILE)));
    const serverFile = release.ssr ? join(folder, SERVER_FILE) : undefined;
    return { ...release, base: `/releases/${name}/${id}/`, serverFile };
  }
  const response = await fetch(new URL(RELEASE_FILE, id));
  if (!response.ok) throw new Error(`${name} has no release manifest: ${await response.text()}`);
  return { ...Release.parse(await response.json()), base: id };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
