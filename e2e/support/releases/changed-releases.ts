import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { activeRelease, type Release } from "./active-releases.ts";
import { releaseFolder, releasesDir } from "./releases-folder.ts";

export interface ChangedRelease {
  id: string;
  remove: () => void;
}

/** Publishes a copy of the active release in which a text is replaced, in the browser's and the server's scripts. */
export const createPatchedRelease = (name: string, from: string, to: string): ChangedRelease =>
  createChangedRelease(name, (_file, text) => text.replaceAll(from, to));

/**
 * Publishes a copy of the active release with changed scripts, as a build of changed sources is published.
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
  const changed = scripts.filter((file) => rewrite(join(draft, file), (text) => change(file, text)));
  if (changed.length === 0) throw new Error(`The change does not apply to ${name} ${active.id}.`);

  const files = describeFiles(draft, Object.keys(active.files));
  const release: Release = { ...active, files, id: computeReleaseId(files) };
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

const describeFiles = (folder: string, paths: string[]): Release["files"] =>
  Object.fromEntries(
    paths.map((path) => {
      const content = readFileSync(join(folder, path));
      return [path, { integrity: computeIntegrity(content), bytes: content.length }];
    }),
  );

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
