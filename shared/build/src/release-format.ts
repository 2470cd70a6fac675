import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Files of a release that a document names before any script runs; paths inside the release's folder. */
const Files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** `release.json`: what a built package says of itself to the gateway and the shell. */
export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** Hash of everything that it was built from; also the name of its folder. */
  id: z.string(),
  /** The module to load: the shell's main file, or a remote's container. */
  entry: z.string(),
  css: z.array(z.string()),
  /** Fonts that every document preloads (shell only). */
  fonts: z.array(z.string()),
  exposes: z.array(z.string()),
  /** Shared module → the range of versions that it was built for. */
  shared: z.record(z.string(), z.string()),
  addresses: z.array(z.string()),
  ssr: z.boolean(),
  /** Route id → its address and the files of its chunk. */
  pages: z.record(z.string(), Files.extend({ path: z.string() })),
});
export type Release = z.infer<typeof Release>;

/** `registry.json`: which release of each package is live, as `name → id`. */
export const Registry = z.record(z.string(), z.string());
export type Registry = z.infer<typeof Registry>;

export const REGISTRY_FILE = "registry.json";
export const RELEASE_FILE = "release.json";

/** @throws where the registry is missing, or names a release that is not there */
export function readLiveReleases(releasesDir: string): Release[] {
  const registry = Registry.parse(readJson(join(releasesDir, REGISTRY_FILE)));
  return Object.entries(registry).map(([name, id]) => readRelease(releasesDir, name, id));
}

export function readRelease(releasesDir: string, name: string, id: string): Release {
  return Release.parse(readJson(join(releasesDir, name, id, RELEASE_FILE)));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
