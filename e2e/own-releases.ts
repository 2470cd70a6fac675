import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const RELEASES = join(ROOT, "releases");

/**
 * A releases folder for one run of the tests: the releases that are there, under a registry of its own, so that
 * what a test deploys is live nowhere else.
 * @param dir what it is made in
 */
export function ownReleases(dir: string): string {
  const own = join(dir, "releases");
  mkdirSync(own);
  for (const name of readdirSync(ROOT).filter(isBuilt)) {
    mkdirSync(join(RELEASES, name), { recursive: true });
    symlinkSync(join(RELEASES, name), join(own, name));
  }
  const registry = join(RELEASES, "registry.json");
  if (existsSync(registry)) copyFileSync(registry, join(own, "registry.json"));
  return own;
}

const isBuilt = (name: string) => name === "shell" || name.startsWith("mf-");
