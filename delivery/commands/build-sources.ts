import { join } from "node:path";
import { ROOT } from "../build/packages.ts";
import type { BuiltRelease } from "../build/releases/build-release.ts";

/** Builds the release of a package's current sources, unless it has been built. Loads webpack only then. */
export async function buildSources(name: string): Promise<BuiltRelease> {
  const { buildRelease } = await import("../build/releases/build-release.ts");
  return buildRelease(ROOT, join(ROOT, name));
}

/** Seconds since a time of `performance.now()`, such as `3.2 s`. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
