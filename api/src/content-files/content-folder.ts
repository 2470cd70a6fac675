import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** The loaded data depend on the content, the code that reads it, and the libraries. */
const FOLDERS = ["api/content", "api/src", "shared/contract/src"];
const LIBRARIES = "pnpm-lock.yaml";
/** Files that only the documentation or tests use. Pictures count, because texts contain their sizes. */
const NO_INPUT = /^api\/src\/http\/docs\/examples\/|^api\/src\/testing\/|\.test\.ts$/;

/** A digest of every file that the seed depends on. It replaces a version number that has to be incremented. */
export function digestInputs(root: string): string {
  const digest = createHash("sha256");
  for (const file of [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), LIBRARIES]) {
    if (NO_INPUT.test(file)) continue;
    const bytes = readFileSync(join(root, file));
    digest.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return digest.digest("hex");
}

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .sort();

/** The digest of this process's files. Computed before any content is read, so a file edited later is read at the next start. */
export const seedInputs = digestInputs(ROOT);

/** The folder with the files that staff edit. */
export const CONTENT_FOLDER = fileURLToPath(new URL("../../content", import.meta.url));

/** An error in a content file, with the file and line. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(file: string, line: number | undefined, complaint: string) {
    super(line === undefined ? `${file}: ${complaint}` : `${file}:${line}: ${complaint}`);
  }
}
