import { createHash } from "node:crypto";

/** The SHA-384 of a file's content in the notation of Subresource Integrity. */
export const computeIntegrity = (content: Uint8Array | string): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;
