import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RELEASE_FILE, Release } from "@ligate/build/release-format/release";
import { describeFiles } from "@ligate/build/releases/describe-files";
import type { ReleaseOnDisk } from "@ligate/delivery/gate/release-change";

/** The id of every release that is not a build of a package. */
export const BENCH_ID = "bench";

/**
 * Writes the manifest of a release whose other files are in its folder.
 * @param properties all others are empty
 */
export function writeRelease(
  folder: string,
  properties: Partial<Release> & { name: string; entry: string },
): ReleaseOnDisk {
  mkdirSync(folder, { recursive: true });
  const release = Release.parse({
    ...{ version: "0.1.0", id: BENCH_ID, css: [], exposes: [], provides: {}, shared: {} },
    ...{ platformExports: {}, platformImports: {}, calls: {}, addresses: [], ssr: false },
    ...{ table: { js: [], css: [] }, pages: {} },
    origin: { commit: null, author: null, builtAt: new Date().toISOString(), ciRun: null },
    ...properties,
    files: describeFiles(folder),
  });
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release));
  return { release, folder };
}

/** Copies releases into folders of `dir`. @returns the copies, which only the browser renders */
export const copyWithoutSsr = (releases: ReleaseOnDisk[], dir: string): ReleaseOnDisk[] =>
  releases.map(({ release, folder }) => {
    const copy = join(dir, release.name);
    cpSync(folder, copy, { recursive: true });
    return writeRelease(copy, { ...release, ssr: false });
  });
