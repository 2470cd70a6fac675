import { createHash } from "node:crypto";
import type { Release } from "./release.ts";

/**
 * The id of a release: the first 12 hex digits of the SHA-256 over the paths and the contents of its files. The Brotli
 * copies are left out, because they depend on the version of zlib.
 * @param files `files` of release.json, which contains neither release.json nor source maps
 */
export function releaseId(files: Release["files"]): string {
  const hash = createHash("sha256");
  for (const path of Object.keys(files).sort()) {
    if (!path.endsWith(".br")) hash.update(`${path} ${files[path]?.integrity}\n`);
  }
  return hash.digest("hex").slice(0, 12);
}
