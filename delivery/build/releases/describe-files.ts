import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { computeIntegrity } from "../release-format/integrity.ts";
import { RELEASE_FILE, type Release } from "../release-format/release.ts";

/** Describes every file of a built release by its path, sorted, except release.json and source maps. */
export function describeFiles(dir: string): Release["files"] {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join("/"))
    .filter((path) => path !== RELEASE_FILE)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, describeFile(readFileSync(join(dir, path)))]));
}

const describeFile = (content: Buffer) => ({ integrity: computeIntegrity(content), bytes: content.length });
