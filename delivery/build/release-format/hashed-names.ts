import { createHash } from "node:crypto";

/** Hex digits of the SHA-256 of a file's content in its name: `home.0123456789abcdef.js`. */
export const HASH_DIGITS = 16;

const HASHED_NAME = /^([\w-]+)\.([0-9a-f]{16})(\.[\w.]+)$/;

/** Reads the name of a file: `home.js` and the hash for `home.0123456789abcdef.js`; `undefined` for one without a hash. */
export function readHashedName(file: string): { name: string; hash: string } | undefined {
  const [, stem, hash, extension] = HASHED_NAME.exec(file) ?? [];
  return stem && hash && extension ? { name: stem + extension, hash } : undefined;
}

/** The opposite of `readHashedName`. */
export const hashedName = (name: string, hash: string): string => name.replace(".", `.${hash}.`);

export const sha256 = (content: string | Buffer): Buffer => createHash("sha256").update(content).digest();

/** The hash of a content, as names carry it. */
export const contentHash = (content: string | Buffer): string =>
  sha256(content).toString("hex").slice(0, HASH_DIGITS);
