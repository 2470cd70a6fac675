import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REGISTRY_FILE, RELEASE_FILE, Release } from "@ligate/build/releases/release-format";

/** The id of every release that is made for the benchmark. */
export const BENCH_ID = "bench";

/** A release that has nothing but what is said of it. */
export function minimalRelease(of: Partial<Release> & { name: string; entry: string }): Release {
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
    ...of,
  });
}

/** Writes releases, and a registry that makes them live, into a folder. */
export function writeReleases(dir: string, releases: Release[]): void {
  for (const release of releases) {
    const folder = join(dir, release.name, release.id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release));
  }
  const registry = Object.fromEntries(releases.map(({ name, id }) => [name, id]));
  writeFileSync(join(dir, REGISTRY_FILE), JSON.stringify(registry));
}
