import { createHash } from "node:crypto";
import { isPublicFile, type Release } from "@ligate/build/release-format/release";

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
