/**
 * `pnpm dev`: runs the store with every package served from its sources, with hot reload inside the shell.
 * `pnpm dev mf-catalog`: serves the shell and the named packages this way, and the others from their active releases in the
 * folder or registry of the settings.
 */
import { join } from "node:path";
import { assertBrowserPackage, BROWSER_PACKAGES } from "@ligate/build/packages";
import { readSettings, type Settings } from "@ligate/contract/settings/settings";
import { readActiveReleases, readLogs } from "@ligate/delivery/commands/active-releases";
import { buildSources } from "@ligate/delivery/commands/build-sources";
import { currentActor } from "@ligate/delivery/commands/cli/actor";
import { openReleases, type Releases } from "@ligate/delivery/commands/open-releases";
import type { ReleaseOnDisk } from "@ligate/delivery/gate/release-change";
import { nextEntry } from "@ligate/delivery/repository/activation-log";
import { manifestIntegrity, readRelease } from "@ligate/delivery/repository/release-folder";
import { hashedFiles, type LogEntry } from "@ligate/delivery/repository/release-repository";
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
  const active = named.length > 0 ? await readLive(given) : [];
  for (const name of named) assertBrowserPackage(name);
  await assertPreconditions(settings);

  for (const name of BROWSER_PACKAGES) {
    if (named.length > 0 && name !== "shell" && !named.includes(name)) {
      const live = active.find(({ release }) => release.name === name);
      await activateRelease(releases, name, live);
      continue;
    }
    console.log(`Compiling ${name}`);
    const { port } = await services.start(name, {
      file: "scripts/processes/serve-package.ts",
      environment: { PACKAGE: name },
    });
    const address = `http://127.0.0.1:${port}/`;
    await append(releases, name, address);
    console.log(`  served from its sources at ${address}`);
  }
  const address = await startProcesses(settings, services, true);
  console.log("In development the browser renders all pages, and the API restarts when its sources change.");
  console.log(`Ligate is ready at ${address}`);
});

/** The active releases of the store that the settings describe; none if nothing has been activated. */
async function readLive(settings: Settings): Promise<ReleaseOnDisk[]> {
  const live = openReleases(settings);
  return readActiveReleases(live, await readLogs(live, []));
}

/** Activates a package's live release, or the release of the current sources, which is built if it is missing. */
async function activateRelease(releases: Releases, name: string, live?: ReleaseOnDisk): Promise<void> {
  const folder = live?.folder ?? (await buildSources(name)).folder;
  const release = await readRelease(folder);
  await releases.repository.publish(release, folder);
  await append(releases, name, release.id, await manifestIntegrity(folder), hashedFiles(release));
  const origin = live ? "its active release" : "the release of its sources";
  console.log(`${name} is served from ${origin}, ${release.id}`);
}

/** @param release an id, or the address of a development server */
async function append(
  { repository, environment }: Releases,
  name: string,
  release: string,
  integrity = "",
  files: LogEntry["files"] = {},
): Promise<void> {
  const log = await repository.readLog(name, environment);
  const content = { release, integrity, files, by: currentActor(), reason: "pnpm dev", skipped: [] };
  const entry = nextEntry(log, { ...content, kind: "activate" });
  if (entry) await repository.append(name, environment, entry);
}
