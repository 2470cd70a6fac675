import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

const RELEASES = resolve(import.meta.dirname, "../../..", process.env.RELEASES_DIR || "releases");
const REGISTRY = join(RELEASES, "registry.json");

/** The id of a package's live release. */
export const liveReleaseId = (name: string): string => readRegistry()[name] ?? "";

/** Makes a release live. */
export function activate(name: string, id: string): void {
  writeFileSync(REGISTRY, JSON.stringify({ ...readRegistry(), [name]: id }, null, 2));
}

/** Creates a copy of the live release in which a text is replaced, in the browser's and the server's files. */
export const createPatchedRelease = (name: string, from: string, to: string): PatchedRelease =>
  createChangedRelease(name, "patched", (_file, text) => text.replaceAll(from, to));

export interface PatchedRelease {
  id: string;
  remove: () => void;
}

/**
 * Creates a copy of the live release with changed scripts.
 * @param suffix for the id of the copy
 */
export function createChangedRelease(
  name: string,
  suffix: string,
  change: (file: string, text: string) => string,
): PatchedRelease {
  const live = liveReleaseId(name);
  const id = `${live}-${suffix}`;
  const folder = join(RELEASES, name, id);
  cpSync(join(RELEASES, name, live), folder, { recursive: true });
  rewrite(join(folder, "release.json"), (text) => text.replaceAll(`"${live}"`, `"${id}"`));
  for (const file of scripts(folder)) rewrite(join(folder, file), (text) => change(file, text));
  return { id, remove: () => rmSync(folder, { recursive: true }) };
}

/** The scripts for browsers and for the server. */
const scripts = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.c?js$/.test(file));

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const text = change(before);
  if (text === before) return;
  writeFileSync(file, text);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
}

const readRegistry = () => JSON.parse(readFileSync(REGISTRY, "utf8")) as Record<string, string>;
