import { join } from "node:path";
import { buildRelease } from "@ligate/build/releases/build-release";
import { activate, listReleases } from "@ligate/build/releases/registry";
import { BROWSER_PACKAGES, ROOT } from "./packages.ts";

/**
 * Builds the releases of the current sources that do not exist yet, and makes them live.
 * @param only builds only these packages, and those without a live release
 */
export async function buildMissing(releasesDir: string, only: string[] = []): Promise<void> {
  const ids: Record<string, string> = {};
  const live = new Set(listReleases(releasesDir).flatMap(({ name, isActive }) => (isActive ? [name] : [])));
  for (const name of BROWSER_PACKAGES) {
    if (only.length > 0 && !only.includes(name) && live.has(name)) continue;
    const start = performance.now();
    const { id, built } = await buildRelease(ROOT, join(ROOT, name), releasesDir);
    ids[name] = id;
    if (built) console.log(`  built ${name} ${id} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  activate(releasesDir, ids);
}
