import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import type { BuiltRelease } from "@ligate/build/releases/build-release";

/** Builds the release of a package's current sources, unless it has been built. Loads webpack only then. */
export async function buildSources(name: string): Promise<BuiltRelease> {
  const { buildRelease } = await import("@ligate/build/releases/build-release");
  return buildRelease(ROOT, join(ROOT, name));
}

/** Seconds since a time of `performance.now()`, such as `3.2 s`. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
