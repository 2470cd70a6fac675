import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "@ligate/build/release-format/release";

export function aRelease(fields: Partial<Release> & { name: string }): Release {
  return {
    version: "0.1.0",
    id: "aaa",
    entry: "remoteEntry.js",
    css: [],
    exposes: [],
    provides: {},
    shared: {},
    addresses: [],
    ssr: false,
    table: { js: [], css: [] },
    pages: {},
    ...fields,
  };
}

export function aPage(
  fields: Partial<Release["pages"][string]> & { path: string },
): Release["pages"][string] {
  return { query: [], sitemap: false, navigation: [], js: [], css: [], ...fields };
}

/** Writes releases into a temporary folder, with a registry that lists the last one of each package. @returns the folder */
export function writeReleases(...releases: Release[]): string {
  const dir = mkdtempSync(join(tmpdir(), "ligate-releases-"));
  for (const release of releases) writeRelease(dir, release);
  writeRegistry(dir, ...releases);
  return dir;
}

export function writeRelease(dir: string, release: Release): void {
  const folder = join(dir, release.name, release.id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "release.json"), JSON.stringify(release));
  writeFileSync(join(folder, release.entry), `export default "${release.id}";`);
  const styles = [...release.css, ...Object.values(release.pages).flatMap(({ css }) => css)];
  for (const file of styles) writeFileSync(join(folder, file), styleSheet(file));
}

/** A stylesheet with a relative URL and a data URL. */
const styleSheet = (file: string): string =>
  `@font-face{src:url(${file}.woff2)}.x{background:url("data:image/gif;base64,AA")}\n`;

export function writeRegistry(dir: string, ...releases: Release[]): void {
  const registry = Object.fromEntries(releases.map(({ name, id }) => [name, id]));
  writeFileSync(join(dir, "registry.json"), JSON.stringify(registry));
}

/** Writes the server build of a release. */
export function writeServerFile(dir: string, { name, id }: Release, source: string): void {
  mkdirSync(join(dir, name, id, "server"), { recursive: true });
  writeFileSync(join(dir, name, id, "server", "index.cjs"), source);
}
