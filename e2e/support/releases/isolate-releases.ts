import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const RELEASES = join(ROOT, "releases");

/**
 * Creates a releases folder for one test run. It links the existing releases and has its own registry, so that a
 * release that a test activates is live only there.
 * @param dir the folder to create it in
 */
export function isolateReleases(dir: string): string {
  const isolated = join(dir, "releases");
  mkdirSync(isolated);
  for (const name of readdirSync(ROOT).filter(isBrowserPackage)) {
    mkdirSync(join(RELEASES, name), { recursive: true });
    symlinkSync(join(RELEASES, name), join(isolated, name));
  }
  const registry = join(RELEASES, "registry.json");
  if (existsSync(registry)) copyFileSync(registry, join(isolated, "registry.json"));
  return isolated;
}

const isBrowserPackage = (name: string) => name === "shell" || name.startsWith("mf-");
