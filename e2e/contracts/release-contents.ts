import { readdirSync, readFileSync } from "node:fs";
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

/** A shared module that a built container consumes. */
export interface ConsumedShare {
  name: string;
  range: string;
  isSingleton: boolean;
  isStrict: boolean;
}

const SHARE = /singleton:(!0|!1),requiredVersion:"([^"]*)",strictVersion:(!0|!1)[^{}]*?shareKey:"([^"]+)"/g;

/** Reads the consumed modules from the entry of a remote. */
export function consumedShares(entryFile: string): ConsumedShare[] {
  const matches = [...readFileSync(entryFile, "utf8").matchAll(SHARE)];
  return matches.map(([, singleton, range = "", strict, name = ""]) => ({
    ...{ name, range, isSingleton: singleton === "!0", isStrict: strict === "!0" },
  }));
}
