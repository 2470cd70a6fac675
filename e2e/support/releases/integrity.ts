import { createHash } from "node:crypto";
import type { Release } from "./active-releases.ts";

/** The SHA-384 of a content as in Subresource Integrity. */
export const computeIntegrity = (content: Uint8Array | string): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** The id of a release with these files: a hash of all but the compressed copies. */
export function computeReleaseId(files: Release["files"]): string {
  const hash = createHash("sha256");
  for (const path of Object.keys(files).sort()) {
    if (!path.endsWith(".br")) hash.update(`${path} ${files[path]?.integrity}\n`);
  }
  return hash.digest("hex").slice(0, 12);
}
