import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import { RELEASE_FILE, type Release, SERVER_FILE } from "@ligate/build/release-format/release";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import { LocalReleases } from "@ligate/delivery/repository/local-releases";
import {
  fileHashes,
  type LogEntry,
  type ReleaseRepository,
} from "@ligate/delivery/repository/release-repository";
import type { ReleaseSource } from "../releases/start-following.ts";

export function aRelease(fields: Partial<Release> & { name: string }): Release {
  return {
    version: "0.1.0",
    id: "aaa",
    origin: { commit: null, author: null, builtAt: "2026-01-01T00:00:00.000Z", ciRun: null },
    entry: "remoteEntry.js",
    ...{
      css: [],
      exposes: [],
      provides: {},
      shared: {},
      platformExports: {},
      platformImports: {},
      calls: {},
      embeds: {},
    },
    ...{ addresses: [], redirects: [], ssr: false, table: { js: [], css: [] }, pages: {}, files: {} },
    ...fields,
  };
}

export function aPage(
  fields: Partial<Release["pages"][string]> & { path: string },
): Release["pages"][string] {
  return { query: [], sitemap: false, navigation: [], js: [], css: [], ...fields };
}

/** A release and contents of its files besides the scripts and stylesheets that it names. */
export type ReleaseToWrite = Release & { contents?: Record<string, string | Buffer> };

/** A folder repository in a temporary folder, in which each release is published and activated. */
export async function writeReleases(...releases: ReleaseToWrite[]): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-releases-"));
  for (const release of releases) await deploy(new FolderRepository(dir), release);
  return dir;
}

/** Publishes a release and activates it in production. @returns the release with its files */
export async function deploy(repository: ReleaseRepository, release: ReleaseToWrite): Promise<Release> {
  const published = await publish(repository, release);
  await activate(repository, published.release, published.integrity);
  return published.release;
}

/** Publishes a release. @returns the release with its files, and the integrity for a log entry */
export async function publish(repository: ReleaseRepository, { contents, ...release }: ReleaseToWrite) {
  const folder = mkdtempSync(join(tmpdir(), "ligate-release-"));
  const scripts = [release.entry, ...Object.values(release.pages).flatMap(({ js }) => js)];
  const styles = [...release.css, ...Object.values(release.pages).flatMap(({ css }) => css)];
  const all = {
    ...Object.fromEntries(scripts.map((file) => [file, `export default "${release.id}";`])),
    ...Object.fromEntries(styles.map((file) => [file, styleSheet(file)])),
    ...(release.ssr ? { [SERVER_FILE]: "exports.routes = [];" } : {}),
    ...contents,
  };
  for (const [path, content] of Object.entries(all)) write(folder, path, content);
  const files = Object.entries(all).map(([path, content]) => [
    path,
    { integrity: computeIntegrity(content), bytes: content.length },
  ]);
  const complete: Release = { ...release, files: Object.fromEntries(files) };
  const manifest = JSON.stringify(complete);
  write(folder, RELEASE_FILE, manifest);
  await repository.publish(complete, folder);
  return { release: complete, integrity: computeIntegrity(manifest) };
}

/** Appends an entry for a release to its log of production. */
export async function activate(
  repository: ReleaseRepository,
  { name, id, files = {} }: Pick<Release, "name" | "id"> & Partial<Release>,
  integrity: string,
  fields: Partial<LogEntry> = {},
): Promise<LogEntry> {
  const log = await repository.readLog(name, "production");
  const entry: LogEntry = {
    ...{ n: log.length + 1, release: id, integrity, files: fileHashes({ files }) },
    ...{ kind: "activate", by: "a test", reason: "", skipped: [] },
    at: new Date().toISOString(),
    ...fields,
  };
  await repository.append(name, "production", entry);
  return entry;
}

/** The releases of a folder repository, as a gateway reads them; often, so that tests do not wait long. */
export const releasesIn = (dir: string, fields: Partial<ReleaseSource> = {}): ReleaseSource => ({
  releases: new LocalReleases(new FolderRepository(dir), dir),
  environment: "production",
  ...{ pollMs: 20, retryMs: 50 },
  ...fields,
});

/** A file with its Brotli copy, as contents of a release. */
export const withBrotli = (path: string, text: string): Record<string, string | Buffer> => ({
  [path]: text,
  [`${path}.br`]: brotliCompressSync(text),
});

/** A stylesheet with a relative URL and a data URL. */
const styleSheet = (file: string): string =>
  `@font-face{src:url(${file}.woff2)}.x{background:url("data:image/gif;base64,AA")}\n`;

function write(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
