import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { activeRelease, type Release } from "./active-releases.ts";
import { readHash, withoutHash } from "./file-names.ts";
import { readJson, releaseFolder, releasesDir } from "./releases-folder.ts";

export interface ChangedRelease {
  id: string;
  remove: () => void;
}

/** Publishes a copy of the active release in which a text is replaced, in the browser's and the server's scripts. */
export const createPatchedRelease = (name: string, from: string, to: string): ChangedRelease =>
  createChangedRelease(name, (_file, text) => text.replaceAll(from, to));

/**
 * Publishes a copy of the active release with changed scripts, as a build of changed sources is published.
 * @param change is called with the name of a file without its hash, such as `design.js`
 * @throws if nothing changes
 */
export function createChangedRelease(
  name: string,
  change: (file: string, text: string) => string,
): ChangedRelease {
  const active = activeRelease(name);
  const draft = mkdtempSync(join(releasesDir(), "draft-"));
  cpSync(releaseFolder(active), draft, { recursive: true });
  const scripts = Object.keys(active.files).filter((file) => /\.c?js$/.test(file));
  const changed = scripts.filter((file) =>
    rewrite(join(draft, file), (text) => change(withoutHash(file), text)),
  );
  if (changed.length === 0) throw new Error(`The change does not apply to ${name} ${active.id}.`);

  nameByContent(draft);
  const files = describeFiles(draft);
  const renamed = readJson<Release>(join(draft, "release.json"));
  const release: Release = { ...renamed, files, id: computeReleaseId(files) };
  writeFileSync(join(draft, "release.json"), JSON.stringify(release));
  const folder = releaseFolder(release);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return { id: release.id, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @returns whether the file has changed */
function rewrite(file: string, change: (text: string) => string): boolean {
  const before = readFileSync(file, "utf8");
  const text = change(before);
  if (text === before) return false;
  writeFileSync(file, text);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
  return true;
}

/** Gives changed files the hashes of their contents, and then those that name them, as a build does. */
function nameByContent(folder: string): void {
  for (let stale = findStale(folder); stale; stale = findStale(folder)) {
    const { before, after } = stale;
    const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of all.filter((path) => /\.(c?js|css|json)$/.test(path))) {
      rewrite(join(folder, file), (text) => text.replaceAll(before, after));
    }
    for (const file of all.filter((path) => path.includes(before))) {
      renameSync(join(folder, file), join(folder, file.replace(before, after)));
    }
  }
}

/** A file whose name has not the hash of its content, by both hashes. */
function findStale(folder: string): { before: string; after: string } | undefined {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    const before = readHash(file);
    const after = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex")
      .slice(0, 16);
    if (before && before !== after) return { before, after };
  }
  return undefined;
}

/** In the folder of a published release beside its files. */
const RECORDS = ["release.json", "publication.json"];

function describeFiles(folder: string): Release["files"] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .filter((path) => !RECORDS.includes(path) && !path.endsWith(".map"));
  const described = paths.sort().map((path) => {
    const content = readFileSync(join(folder, path));
    return [path, { integrity: computeIntegrity(content), bytes: content.length }] as const;
  });
  return Object.fromEntries(described);
}

/** The SHA-384 of a content as in Subresource Integrity. */
export const computeIntegrity = (content: Uint8Array | string): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** The id of a release with these files: a hash of all but the compressed copies. */
function computeReleaseId(files: Release["files"]): string {
  const hash = createHash("sha256");
  for (const path of Object.keys(files).sort()) {
    if (!path.endsWith(".br")) hash.update(`${path} ${files[path]?.integrity}\n`);
  }
  return hash.digest("hex").slice(0, 12);
}
