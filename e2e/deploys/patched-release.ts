import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

const RELEASES = resolve(import.meta.dirname, "../..", process.env.RELEASES_DIR || "releases");
const REGISTRY = join(RELEASES, "registry.json");

/** Which release of a package is live. */
export const liveRelease = (name: string): string => readRegistry()[name] ?? "";

/** Makes a release live, as a deploy does: the pointer is moved. */
export function moveTo(name: string, id: string): void {
  writeFileSync(REGISTRY, JSON.stringify({ ...readRegistry(), [name]: id }, null, 2));
}

/**
 * A release like the live one but for a text in it, in both builds.
 * @returns its id, and how it is removed
 */
export const patchedRelease = (name: string, from: string, to: string): PatchedRelease =>
  changedRelease(name, "patched", (_file, text) => text.replaceAll(from, to));

export interface PatchedRelease {
  id: string;
  remove: () => void;
}

/**
 * A release like the live one but for its scripts, as `change` leaves them.
 * @param manner stands in its id
 */
export function changedRelease(
  name: string,
  manner: string,
  change: (file: string, text: string) => string,
): PatchedRelease {
  const live = liveRelease(name);
  const id = `${live}-${manner}`;
  const folder = join(RELEASES, name, id);
  cpSync(join(RELEASES, name, live), folder, { recursive: true });
  rewrite(join(folder, "release.json"), (text) => text.replaceAll(`"${live}"`, `"${id}"`));
  for (const file of scripts(folder)) rewrite(join(folder, file), (text) => change(file, text));
  return { id, remove: () => rmSync(folder, { recursive: true }) };
}

/** The scripts of both builds. */
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
