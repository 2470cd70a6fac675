import { statSync } from "node:fs";
import { join } from "node:path";
import { type LiveRelease, REGISTRY_FILE, readLiveReleases } from "@ligate/build/release-format";
import { type InlineStyle, readStyles } from "./inline-styles.ts";

/** The releases that the registry points at now. */
export interface LiveReleases {
  shell: LiveRelease;
  remotes: LiveRelease[];
  /** Their stylesheets, by address. */
  styles: Map<string, InlineStyle>;
}

/**
 * Follows the registry: a moved pointer is seen by the next document, without a restart. A registry that cannot
 * be read leaves the last good one in force.
 * @throws at once where there is none to begin with
 */
export async function followRegistry(
  releasesDir: string,
  onMistake: (error: unknown) => void,
): Promise<() => Promise<LiveReleases>> {
  const file = join(releasesDir, REGISTRY_FILE);
  let seen = statSync(file).mtimeMs;
  let live = await read(releasesDir);

  return async () => {
    try {
      const changed = statSync(file).mtimeMs;
      if (changed !== seen) {
        seen = changed;
        live = await read(releasesDir);
      }
    } catch (error) {
      onMistake(error);
    }
    return live;
  };
}

async function read(releasesDir: string): Promise<LiveReleases> {
  const releases = await readLiveReleases(releasesDir);
  const shell = releases.find(({ name }) => name === "shell");
  if (!shell) throw new Error("The registry names no release of the shell.");
  return {
    shell,
    remotes: releases.filter((release) => release !== shell),
    styles: readStyles(releasesDir, releases),
  };
}
