import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const SHARED = ["shared/contract", "shared/platform", "shared/ui", "delivery/build"];
const IGNORED = /(^|\/)(node_modules|dist|coverage|\.turbo)(\/|$)|\.test\.tsx?$/;

/** Hashes the inputs of a release, so that a release of unchanged inputs is not built again. */
export function hashInputs(root: string, packageDir: string): string {
  const hash = createHash("sha256");
  for (const file of listInputs(root, packageDir).flatMap(listFiles)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** The inputs of a release: the package, the shared packages and the lock file. */
export function listInputs(root: string, packageDir: string): string[] {
  const shared = SHARED.map((name) => join(root, name));
  return [packageDir, ...shared, join(root, "pnpm-lock.yaml")].filter((path) => existsSync(path));
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .map((name) => join(path, name))
    .filter((path) => !IGNORED.test(path))
    .flatMap(listFiles);
}
