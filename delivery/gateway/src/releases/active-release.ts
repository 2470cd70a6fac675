import { join } from "node:path";
import { RELEASE_FILE, Release, SERVER_FILE } from "@ligate/build/release-format/release";
import { type ImportMap, releaseImportMap } from "./import-maps.ts";

/** The server build of a release. Render threads verify it before they evaluate it. */
export interface ServerFile {
  path: string;
  /** SHA-384 as in Subresource Integrity. */
  integrity: string;
}

/** A release with the location of its files. */
export interface ActiveRelease extends Release {
  /** URL prefix of its files for browsers. */
  base: string;
  /** Missing if a development server serves the files. */
  folder?: string;
  /** Missing if the gateway does not render the pages of the release. */
  server?: ServerFile;
  /** Integrity of its scripts and stylesheets for browsers; missing for a development server. */
  importMap?: ImportMap;
}

/** A release whose files are in a folder. */
export function releaseInFolder(release: Release, folder: string): ActiveRelease {
  const base = `/releases/${release.name}/${release.id}/`;
  const integrity = release.ssr ? release.files[SERVER_FILE]?.integrity : undefined;
  return {
    ...release,
    ...{ base, folder, importMap: releaseImportMap({ ...release, base }) },
    ...(integrity ? { server: { path: join(folder, SERVER_FILE), integrity } } : {}),
  };
}

/** The release that a development server serves. @throws if it does not answer, for example because of a type error */
export async function releaseOfDevelopmentServer(name: string, url: string): Promise<ActiveRelease> {
  const response = await fetch(new URL(RELEASE_FILE, url));
  if (!response.ok) throw new Error(`${name} has no release manifest: ${await response.text()}`);
  return { ...Release.parse(await response.json()), base: url };
}
