import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** What is loaded comes from the content, the code that reads it, and the libraries below. */
const FOLDERS = ["api/content", "api/src", "shared/contract/src"];
const LIBRARIES = "pnpm-lock.yaml";
/** Of the documentation or of tests alone. Pictures count: texts are given their sizes. */
const NO_INPUT = /^api\/src\/http\/docs\/examples\/|^api\/src\/testing\/|\.test\.ts$/;

/** The digest of every file that a seed depends on. Nobody has to remember to raise a version. */
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

/** Of this process's own files, as they were before any content was read. */
export const seedInputs = digestInputs(ROOT);
