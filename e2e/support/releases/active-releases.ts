import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { activeReleaseId, logFolder, readJson, releaseFolder } from "./releases-folder.ts";

/** The part of `release.json` that the tests read. */
export interface Release {
  name: string;
  version: string;
  id: string;
  entry: string;
  exposes: string[];
  provides: Record<string, string>;
  shared: Record<string, string>;
  addresses: string[];
  ssr: boolean;
  table: { js: string[]; css: string[] };
  pages: Record<string, { path: string; example?: string | null; js: string[]; css: string[] }>;
  files: Record<string, { integrity: string; bytes: number }>;
}

/** A package's active release. */
export const activeRelease = (name: string): Release => readRelease({ name, id: activeReleaseId(name) });

/** The active releases of the shell and of the remotes. */
export function activeReleases(): { shell: Release; remotes: Release[] } {
  const names = readdirSync(dirname(logFolder("shell"))).sort();
  return {
    shell: activeRelease("shell"),
    remotes: names.filter((name) => name !== "shell").map(activeRelease),
  };
}

/** The manifest of a published release. */
export const readRelease = (release: { name: string; id: string }): Release =>
  readJson<Release>(join(releaseFolder(release), "release.json"));
