import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const RELEASES = resolve(import.meta.dirname, "../../..", process.env.RELEASES_DIR || "releases");

/** The part of `release.json` that the contract tests read. */
export interface Release {
  name: string;
  id: string;
  exposes: string[];
  provides: Record<string, string>;
  shared: Record<string, string>;
  entry: string;
  addresses: string[];
  ssr: boolean;
  pages: Record<string, { path: string; js: string[]; css: string[] }>;
}

/** The live releases of the shell and the remotes. */
export function liveReleases(): { shell: Release; remotes: Release[] } {
  const registry = readJson<Record<string, string>>(join(RELEASES, "registry.json"));
  const releases = Object.entries(registry).map(([name, id]) =>
    readJson<Release>(join(releaseFolder({ name, id }), "release.json")),
  );
  const shell = releases.find(({ name }) => name === "shell");
  if (!shell) throw new Error("The registry names no shell.");
  return { shell, remotes: releases.filter((release) => release !== shell) };
}

export const releaseFolder = ({ name, id }: Pick<Release, "name" | "id">): string => join(RELEASES, name, id);

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
