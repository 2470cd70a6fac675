/**
 * `pnpm dev`: runs the store with every package served from its sources, with hot reload inside the shell.
 * `pnpm dev mf-catalog`: serves the shell and the named packages this way, and the others from their releases.
 */
import { join } from "node:path";
import { assertBrowserPackage, BROWSER_PACKAGES } from "@ligate/build/packages";
import { readSettings } from "@ligate/contract/settings/settings";
import { buildSources } from "@ligate/delivery/commands/build-sources";
import { currentActor } from "@ligate/delivery/commands/cli/actor";
import { openReleases, type Releases } from "@ligate/delivery/commands/open-releases";
import { nextEntry } from "@ligate/delivery/repository/activation-log";
import { manifestIntegrity, readRelease } from "@ligate/delivery/repository/release-folder";
import { assertPreconditions } from "./preconditions.ts";
import { runCommand } from "./processes/run-command.ts";
import { startProcesses } from "./processes/start-processes.ts";

process.umask(0o077);
await runCommand(async (services) => {
  const named = process.argv.slice(2);
  const given = readSettings({ DATA_DIR: "var/development", ...process.env });
  const settings = {
    ...given,
    RELEASES_DIR: join(given.DATA_DIR, "releases"),
    RELEASES_REGISTRY: undefined,
    RELEASES_ENVIRONMENT: "development" as const,
  };
  const releases = openReleases(settings);
  for (const name of named) assertBrowserPackage(name);
  await assertPreconditions(settings);

  for (const name of BROWSER_PACKAGES) {
    if (named.length > 0 && name !== "shell" && !named.includes(name)) {
      await activateRelease(releases, name);
      continue;
    }
    console.log(`Compiling ${name}`);
    const { port } = await services.start(name, {
      file: "scripts/processes/serve-package.ts",
      environment: { PACKAGE: name },
    });
    const address = `http://127.0.0.1:${port}/`;
    await append(releases, name, address, "");
    console.log(`  served from its sources at ${address}`);
  }
  const address = await startProcesses(settings, services, true);
  console.log("In development the browser renders all pages, and the API restarts when its sources change.");
  console.log(`Ligate is ready at ${address}`);
});

/** Activates the release of the current sources, which is built if it is missing. */
async function activateRelease(releases: Releases, name: string): Promise<void> {
  const { id, folder } = await buildSources(name);
  await releases.repository.publish(await readRelease(folder), folder);
  await append(releases, name, id, await manifestIntegrity(folder));
  console.log(`${name} is served from its release ${id}`);
}

/** @param release an id, or the address of a development server */
async function append(
  { repository, environment }: Releases,
  name: string,
  release: string,
  integrity: string,
): Promise<void> {
  const log = await repository.readLog(name, environment);
  const content = { release, integrity, by: currentActor(), reason: "pnpm dev", skipped: [] };
  const entry = nextEntry(log, { ...content, kind: "activate" });
  if (entry) await repository.append(name, environment, entry);
}
