import { statSync } from "node:fs";
import { join } from "node:path";
import { REGISTRY_FILE, type Release, readLiveReleases } from "@ligate/build/release-format";

/** The releases that the registry points at now. */
export interface LiveReleases {
  shell: Release;
  remotes: Release[];
}

/**
 * Follows the registry: a moved pointer is seen by the next document, without a restart. A registry that cannot
 * be read leaves the last good one in force.
 * @throws at once where there is no registry to begin with
 */
export function followRegistry(releasesDir: string, onMistake: (error: unknown) => void): () => LiveReleases {
  const file = join(releasesDir, REGISTRY_FILE);
  let seen = statSync(file).mtimeMs;
  let live = read(releasesDir);

  return () => {
    try {
      const changed = statSync(file).mtimeMs;
      if (changed !== seen) {
        seen = changed;
        live = read(releasesDir);
      }
    } catch (error) {
      onMistake(error);
    }
    return live;
  };
}

function read(releasesDir: string): LiveReleases {
  const releases = readLiveReleases(releasesDir);
  const shell = releases.find(({ name }) => name === "shell");
  if (!shell) throw new Error("The registry names no release of the shell.");
  return { shell, remotes: releases.filter((release) => release !== shell) };
}
