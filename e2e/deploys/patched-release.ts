import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

const RELEASES = resolve(import.meta.dirname, "../../releases");
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
export function patchedRelease(name: string, from: string, to: string): { id: string; remove: () => void } {
  const live = liveRelease(name);
  const id = `${live}-patched`;
  const folder = join(RELEASES, name, id);
  cpSync(join(RELEASES, name, live), folder, { recursive: true });
  for (const file of ["release.json", ...scripts(folder)]) {
    patch(join(folder, file), file === "release.json" ? [`"${live}"`, `"${id}"`] : [from, to]);
  }
  return { id, remove: () => rmSync(folder, { recursive: true }) };
}

/** The scripts of both builds. */
const scripts = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.c?js$/.test(file));

function patch(file: string, [from, to]: [string, string]): void {
  const text = readFileSync(file, "utf8").replaceAll(from, to);
  writeFileSync(file, text);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
}

const readRegistry = () => JSON.parse(readFileSync(REGISTRY, "utf8")) as Record<string, string>;
