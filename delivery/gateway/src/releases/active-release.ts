import { createHash } from "node:crypto";
import { join } from "node:path";
import { isPublicFile, RELEASE_FILE, Release, SERVER_FILE } from "@ligate/build/release-format/release";

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
  /** URL prefix of its import map and its list of pages; missing for a development server. */
  lists?: string;
  /** Missing if a development server serves the files. */
  folder?: string;
  /** Missing if the gateway does not render the pages of the release. */
  server?: ServerFile;
  /** Integrity of its scripts and stylesheets for browsers; missing for a development server. */
  importMap?: ImportMap;
  /** It stands for a remote of which no release can be loaded. */
  isUnavailable?: true;
}

/**
 * Stands for a remote of which no release can be loaded. Its addresses are unknown, so it owns all those that no other
 * remote owns. Its entry does not exist: the shell shows its error panel.
 */
export const unavailableRemote = (name: string): ActiveRelease => ({
  ...{ name, id: "unavailable", base: `/releases/${name}/unavailable/`, entry: "remoteEntry.js" },
  ...{ addresses: ["/*"], isUnavailable: true, ssr: false, version: "0.0.0" },
  origin: { commit: null, author: null, builtAt: new Date(0).toISOString(), ciRun: null },
  ...{ css: [], exposes: [], provides: {}, shared: {}, platformExports: {}, platformImports: {} },
  ...{ calls: {}, embeds: {}, redirects: [], table: { js: [], css: [] }, pages: {}, files: {} },
});

/**
 * A release whose files are in a folder.
 * @param hasHashedNames whether the names of its files have hashes
 */
export function releaseInFolder(release: Release, folder: string, hasHashedNames: boolean): ActiveRelease {
  const lists = `/releases/${release.name}/${release.id}/`;
  const base = hasHashedNames ? `/assets/${release.name}/` : lists;
  const integrity = release.ssr ? release.files[SERVER_FILE]?.integrity : undefined;
  return {
    ...release,
    ...{ base, lists, folder, importMap: releaseImportMap({ ...release, base }) },
    ...(integrity ? { server: { path: join(folder, SERVER_FILE), integrity } } : {}),
  };
}

/** The release that a development server serves. @throws if it does not answer, for example because of a type error */
export async function releaseOfDevelopmentServer(name: string, url: string): Promise<ActiveRelease> {
  const response = await fetch(new URL(RELEASE_FILE, url));
  if (!response.ok) throw new Error(`${name} has no release manifest: ${await response.text()}`);
  return { ...Release.parse(await response.json()), base: url };
}

/** An inline import map. It contains integrity metadata only. */
export interface ImportMap {
  text: string;
  /** Its source for the Content-Security-Policy. */
  source: string;
}

type LocatedRelease = Pick<Release, "name" | "entry" | "files"> & { base: string };

/** The shell loads the entry of a remote under these queries if it fails, because browsers cache failed modules. */
const RETRIES = ["?retry=1", "?retry=2", "?retry=3"];

/** The import map of one release: integrity of its scripts, stylesheets and the addresses of retries. */
export const releaseImportMap = (release: LocatedRelease): ImportMap => importMap(integrityByUrl(release));

/** The import map of a document: the shell's and that of the remote that owns the path. */
export const documentImportMap = (releases: LocatedRelease[]): ImportMap =>
  importMap(Object.assign({}, ...releases.map(integrityByUrl)));

function integrityByUrl({ name, base, entry, files }: LocatedRelease): Record<string, string> {
  const entries = Object.entries(files)
    .filter(([path]) => isPublicFile(path) && /\.(js|css)$/.test(path))
    .flatMap(([path, { integrity }]) => {
      const urls =
        path === entry && name !== "shell" ? [path, ...RETRIES.map((query) => path + query)] : [path];
      return urls.map((url) => [base + url, integrity] as const);
    });
  return Object.fromEntries(entries);
}

function importMap(integrity: Record<string, string>): ImportMap {
  const text = JSON.stringify({ integrity }).replaceAll("<", "\\u003c");
  return { text, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}
