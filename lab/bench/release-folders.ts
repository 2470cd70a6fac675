import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RELEASE_FILE, Release } from "@ligate/build/release-format/release";
import { describeFiles } from "@ligate/build/releases/describe-files";
import { activeEntry } from "@ligate/delivery/repository/activation-log";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import { manifestIntegrity, readRelease } from "@ligate/delivery/repository/release-folder";

const ENVIRONMENT = "production";

/** The id of every release that is not a build of a package. */
export const BENCH_ID = "bench";

/** Where a folder of releases has the files of a package's release. */
export const getReleaseFolder = (dir: string, name: string, id = BENCH_ID): string =>
  new FolderRepository(dir).releaseFolder(name, id);

/** The active releases in a folder of releases, the shell's included. */
export async function readActive(dir: string): Promise<Release[]> {
  const repository = new FolderRepository(dir);
  const releases: Release[] = [];
  for (const name of await repository.listPackages(ENVIRONMENT)) {
    const active = activeEntry(await repository.readLog(name, ENVIRONMENT));
    if (active) releases.push(await readRelease(repository.releaseFolder(name, active.release)));
  }
  return releases;
}

/** Writes the manifest of a release whose other files are in its folder, and makes the release active. */
export async function activate(dir: string, release: Release): Promise<void> {
  const folder = getReleaseFolder(dir, release.name, release.id);
  mkdirSync(folder, { recursive: true });
  const manifest = { ...release, files: describeFiles(folder) };
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(manifest));
  const repository = new FolderRepository(dir);
  await repository.append(release.name, ENVIRONMENT, {
    ...{ n: (await repository.readLog(release.name, ENVIRONMENT)).length + 1, release: release.id },
    ...{ integrity: await manifestIntegrity(folder), kind: "activate", skipped: [] },
    ...{ by: "bench", at: new Date().toISOString(), reason: "bench" },
  });
}

/** Copies the active releases. @param changes of their manifests */
export async function copyActive(from: string, to: string, changes: Partial<Release> = {}): Promise<void> {
  for (const release of await readActive(from)) {
    const { name, id } = release;
    cpSync(getReleaseFolder(from, name, id), getReleaseFolder(to, name, id), { recursive: true });
    await activate(to, { ...release, ...changes });
  }
}

/** A release with these properties and empty defaults. */
export function minimalRelease(properties: Partial<Release> & { name: string; entry: string }): Release {
  return Release.parse({
    ...{ version: "0.1.0", id: BENCH_ID, css: [], exposes: [], provides: {}, shared: {} },
    ...{ platformExports: {}, platformImports: {}, calls: {}, addresses: [], ssr: false },
    ...{ table: { js: [], css: [] }, pages: {}, files: {} },
    origin: { commit: null, author: null, builtAt: new Date().toISOString(), ciRun: null },
    ...properties,
  });
}
