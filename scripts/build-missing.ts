import { join } from "node:path";
import { buildRelease } from "@ligate/build/build-release";
import { deploy } from "@ligate/build/registry";
import { BROWSER_PACKAGES, ROOT } from "./packages.ts";

/** Builds the releases of today's sources that are not there yet, and makes them live. */
export async function buildMissing(releasesDir: string): Promise<void> {
  const ids: Record<string, string> = {};
  for (const name of BROWSER_PACKAGES) {
    const start = performance.now();
    const { id, built } = await buildRelease(ROOT, join(ROOT, name), releasesDir);
    ids[name] = id;
    if (built) console.log(`  built ${name} ${id} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  deploy(releasesDir, ids);
}
