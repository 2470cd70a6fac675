/**
 * `pnpm dev`: runs the store with every package served from its sources, with hot reload inside the shell.
 * `pnpm dev mf-catalog`: serves the shell and the named packages this way, and the others from their releases.
 */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildRelease } from "@ligate/build/releases/build-release";
import { readSettings } from "@ligate/contract/settings/settings";
import { assertBrowserPackage, BROWSER_PACKAGES, ROOT } from "./packages.ts";
import { assertPreconditions } from "./preconditions.ts";
import { runCommand } from "./processes/run-command.ts";
import { startProcesses } from "./processes/start-processes.ts";

await runCommand(async (services) => {
  const named = process.argv.slice(2);
  named.forEach(assertBrowserPackage);
  const settings = readSettings({ DATA_DIR: "var/development", ...process.env });
  const releasesDir = resolve(ROOT, settings.DATA_DIR, "releases");
  await assertPreconditions({ ...settings, RELEASES_DIR: releasesDir });

  const registry: Record<string, string> = {};
  mkdirSync(releasesDir, { recursive: true });
  for (const name of BROWSER_PACKAGES) {
    if (named.length > 0 && name !== "shell" && !named.includes(name)) {
      registry[name] = await linkRelease(releasesDir, name);
      continue;
    }
    console.log(`Compiling ${name}`);
    const { port } = await services.start(name, {
      file: "scripts/processes/serve-package.ts",
      environment: { PACKAGE: name },
    });
    registry[name] = `http://127.0.0.1:${port}/`;
    console.log(`  served from its sources at ${registry[name]}`);
  }
  writeFileSync(join(releasesDir, "registry.json"), JSON.stringify(registry, null, 2));
  const address = await startProcesses({ ...settings, RELEASES_DIR: releasesDir }, services, true);
  console.log("In development the browser renders all pages, and the API restarts when its sources change.");
  console.log(`Ligate is ready at ${address}`);
});

/** Builds the release of the current sources if it is missing. @returns its id */
async function linkRelease(releasesDir: string, name: string): Promise<string> {
  const built = resolve(ROOT, "releases");
  const { id } = await buildRelease(ROOT, join(ROOT, name), built);
  if (!existsSync(join(releasesDir, name))) symlinkSync(join(built, name), join(releasesDir, name));
  console.log(`${name} is served from its release ${id}`);
  return id;
}
