/**
 * `pnpm dev`: runs the store with every package served from its sources, with hot reload inside the shell.
 * `pnpm dev mf-catalog`: serves the shell and the named packages this way, and the others from their active releases in the
 * folder or registry of the settings.
 * `pnpm dev mf-catalog --against https://store.example`: takes the others, the API and the data from a deployed store.
 */
import { join } from "node:path";
import { BROWSER_PACKAGES, ROOT } from "@ligate/build/packages";
import { readPackageManifest } from "@ligate/build/releases/package-manifest";
import { developmentPort } from "@ligate/build/webpack/development-port";
import { readSettings, type Settings } from "@ligate/contract/settings/settings";
import { readActiveReleases, readLogs } from "@ligate/delivery/commands/active-releases";
import { buildSources } from "@ligate/delivery/commands/build-sources";
import { currentActor } from "@ligate/delivery/commands/cli/actor";
import { openReleases, type Releases } from "@ligate/delivery/commands/open-releases";
import type { ReleaseOnDisk } from "@ligate/delivery/gate/release-change";
import type { ChildServices } from "@ligate/delivery/processes/child-services";
import { nextEntry } from "@ligate/delivery/repository/activation-log";
import { manifestIntegrity, readRelease } from "@ligate/delivery/repository/release-folder";
import { fileHashes, type LogEntry } from "@ligate/delivery/repository/release-repository";
import { readDevelopmentOptions } from "./development-options.ts";
import { assertPreconditions } from "./preconditions.ts";
import { runCommand } from "./processes/run-command.ts";
import { startProcesses } from "./processes/start-processes.ts";

process.umask(0o077);
await runCommand(async (services) => {
  const { sources, store } = readDevelopmentOptions(process.argv.slice(2));
  const address = store
    ? await startAgainst(store, sources, services)
    : await startLocally(sources, services);
  console.log("In development the browser renders all pages.");
  console.log(`Ligate is ready at ${address}`);
});

/** Serves a deployed store in which the sources have the places of its own releases. @returns the public address */
async function startAgainst(store: string, sources: string[], services: ChildServices): Promise<string> {
  const servers = sources.map((name) => [name, developmentAddress(name)]);
  // The first, because it says at once if no store answers, or its port is in use.
  const { port } = await services.start("proxy", {
    file: "delivery/gateway/src/store-proxy-server.ts",
    environment: { STORE_URL: store, DEVELOPMENT_SERVERS: JSON.stringify(Object.fromEntries(servers)) },
  });
  for (const name of sources) await serveSources(name, services);
  console.log(`The other remotes, the API and its data are those of ${store}`);
  return `http://localhost:${port}`;
}

/** Starts the store on this machine; packages that are not among the sources are served from releases. */
async function startLocally(sources: string[], services: ChildServices): Promise<string> {
  const given = readSettings({ DATA_DIR: "var/development", ...process.env });
  const settings = {
    ...given,
    RELEASES_DIR: join(given.DATA_DIR, "releases"),
    RELEASES_REGISTRY: undefined,
    RELEASES_ENVIRONMENT: "development" as const,
  };
  const releases = openReleases(settings);
  const active = sources.length < BROWSER_PACKAGES.length ? await readLive(given) : [];
  await assertPreconditions(settings);

  for (const name of BROWSER_PACKAGES) {
    if (sources.includes(name)) {
      await append(releases, name, await serveSources(name, services));
    } else {
      const live = active.find(({ release }) => release.name === name);
      await activateRelease(releases, name, live);
    }
  }
  console.log("The API restarts when its sources change.");
  return startProcesses(settings, services, true);
}

/** Starts the development server of a package. @returns its address */
async function serveSources(name: string, services: ChildServices): Promise<string> {
  console.log(`Compiling ${name}`);
  await services.start(name, {
    file: "scripts/processes/serve-package.ts",
    environment: { PACKAGE: name },
  });
  const address = developmentAddress(name);
  console.log(`  served from its sources at ${address}`);
  return address;
}

function developmentAddress(name: string): string {
  return `http://127.0.0.1:${developmentPort(readPackageManifest(join(ROOT, name)))}/`;
}

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
  await append(releases, name, release.id, await manifestIntegrity(folder), fileHashes(release));
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
