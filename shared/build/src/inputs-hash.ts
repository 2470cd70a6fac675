import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const SHARED = ["contract", "platform", "ui", "build"];
const IGNORED = /(^|\/)(node_modules|dist|coverage)(\/|$)|\.test\.tsx?$/;

/**
 * Hash of everything a release is built from: the package, the shared packages and the lock file.
 * The same inputs give the same name, so what is there need not be built again.
 */
export function inputsHash(root: string, packageDir: string): string {
  const hash = createHash("sha256");
  const folders = [packageDir, ...SHARED.map((name) => join(root, "shared", name))];
  for (const file of [...folders.flatMap(filesBelow), join(root, "pnpm-lock.yaml")]) {
    if (!existsSync(file)) continue;
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name))
    .filter((path) => !IGNORED.test(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}
