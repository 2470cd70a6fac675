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
  exposes: z.array(z.string()),
  /** Shared module → its version in this release (the shell's). */
  provides: z.record(z.string(), z.string()),
  /** Shared module → the range of versions that it was built for. */
  shared: z.record(z.string(), z.string()),
  addresses: z.array(z.string()),
  /** Whether its pages are rendered on the server. */
  ssr: z.boolean(),
  /** What every page of it needs beside its own chunk: a remote's route table, the shell's own code. */
  table: Files,
  /** Route id → its address, the query names that it reads, and the files of its chunk. */
  pages: z.record(z.string(), Files.extend({ path: z.string(), query: z.array(z.string()) })),
});
export type Release = z.infer<typeof Release>;

/**
 * `registry.json`: which release of each package is live, as `name → id`. In development an address stands for
 * the id: a developer's own server, which answers release.json and the files beside it.
 */
export const Registry = z.record(z.string(), z.string());
export type Registry = z.infer<typeof Registry>;

export const REGISTRY_FILE = "registry.json";
export const RELEASE_FILE = "release.json";
/** The build that the gateway renders with, in the release's folder. */
export const SERVER_FILE = "server/index.cjs";

/** A release, and where its files are. */
export interface LiveRelease extends Release {
  /** The address that browsers find them below. */
  base: string;
  /** The file that its pages are rendered with; none where they are not. */
  serverFile?: string;
}

/** @throws where the registry is missing, or names a release that is not there */
export async function readLiveReleases(releasesDir: string): Promise<LiveRelease[]> {
  const registry = Registry.parse(readJson(join(releasesDir, REGISTRY_FILE)));
  return Promise.all(Object.entries(registry).map(([name, id]) => readLiveRelease(releasesDir, name, id)));
}

async function readLiveRelease(releasesDir: string, name: string, id: string): Promise<LiveRelease> {
  if (!URL.canParse(id)) {
    const folder = join(releasesDir, name, id);
    const release = Release.parse(readJson(join(folder, RELEASE_FILE)));
    const serverFile = release.ssr ? join(folder, SERVER_FILE) : undefined;
    return { ...release, base: `/releases/${name}/${id}/`, serverFile };
  }
  const served = await fetch(new URL(RELEASE_FILE, id));
  return { ...Release.parse(await served.json()), base: id };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
