import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const SHARED = ["contract", "platform", "ui", "build"];
const IGNORED = /(^|\/)(node_modules|dist|coverage|\.turbo)(\/|$)|\.test\.tsx?$/;

/**
 * Hashes the inputs of a release: the package, the shared packages and the lock file. The hash is the id of the release,
 * so that a release of unchanged inputs is not built again.
 */
export function hashInputs(root: string, packageDir: string): string {
  const hash = createHash("sha256");
  const folders = [packageDir, ...SHARED.map((name) => join(root, "shared", name))];
  for (const file of [...folders.flatMap(listFiles), join(root, "pnpm-lock.yaml")]) {
    if (!existsSync(file)) continue;
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}

function listFiles(dir: string): string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name))
    .filter((path) => !IGNORED.test(path))
    .flatMap((path) => (statSync(path).isDirectory() ? listFiles(path) : [path]));
}
