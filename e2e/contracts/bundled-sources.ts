import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "../support/releases/active-releases.ts";
import { readJson, releaseFolder } from "../support/releases/releases-folder.ts";

/** The modules that a release contains, by its source maps. */
export function bundledSources(release: Release): string[] {
  const folder = releaseFolder(release);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".js.map"))
    .flatMap((file) => readJson<{ sources: string[] }>(join(folder, file)).sources);
}
