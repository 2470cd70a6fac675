import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REGISTRY_FILE, RELEASE_FILE, Release } from "@ligate/build/release-format/release";

/** The id of every release of the benchmark. */
export const BENCH_ID = "bench";

/** A release with these properties and empty defaults. */
export function minimalRelease(properties: Partial<Release> & { name: string; entry: string }): Release {
  return Release.parse({
    version: "0.1.0",
    id: BENCH_ID,
    css: [],
    exposes: [],
    provides: {},
    shared: {},
    addresses: [],
    ssr: false,
    table: { js: [], css: [] },
    pages: {},
    ...properties,
  });
}

/** Writes releases and a registry that makes them live. */
export function writeReleases(dir: string, releases: Release[]): void {
  for (const release of releases) {
    const folder = join(dir, release.name, release.id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release));
  }
  const registry = Object.fromEntries(releases.map(({ name, id }) => [name, id]));
  writeFileSync(join(dir, REGISTRY_FILE), JSON.stringify(registry));
}
