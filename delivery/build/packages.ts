import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");

/** The packages that are built into releases: the shell, and then the remotes, each in a folder of the root. */
export const BROWSER_PACKAGES: readonly string[] = readdirSync(ROOT)
  .filter((name) => isBrowserPackage(join(ROOT, name, "package.json")))
  .sort((one, other) => Number(other === "shell") - Number(one === "shell") || one.localeCompare(other));

/** Their manifests have settings for the build. */
function isBrowserPackage(manifest: string): boolean {
  return existsSync(manifest) && "ligate" in JSON.parse(readFileSync(manifest, "utf8"));
}

/** @throws if no package that is built into releases has this name */
export function assertBrowserPackage(name: string): void {
  if (BROWSER_PACKAGES.includes(name)) return;
  throw new Error(`There is no package ${name}. The packages are ${BROWSER_PACKAGES.join(", ")}.`);
}
