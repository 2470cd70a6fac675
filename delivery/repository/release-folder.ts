import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentHash, readHashedName } from "@ligate/build/release-format/hashed-names";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import { hasAddress, RELEASE_FILE, Release } from "@ligate/build/release-format/release";
import { isPathInRelease } from "./names.ts";

/**
 * Reads the manifest of a release.
 * @throws a sentence if it is missing or not valid
 */
export async function readRelease(folder: string): Promise<Release> {
  const file = join(folder, RELEASE_FILE);
  try {
    return Release.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    throw new Error(`${file} is missing or is not a manifest of a release. Build the release again.`, {
      cause,
    });
  }
}

/** The SHA-384 of a release's release.json, as log entries carry it. */
export const manifestIntegrity = async (folder: string): Promise<string> =>
  computeIntegrity(await readFile(join(folder, RELEASE_FILE)));

/**
 * Checks that a folder contains every file of its release.json, unchanged.
 * @throws a sentence that names the first file that differs
 */
export async function verifyReleaseFolder(folder: string): Promise<Release> {
  const release = await readRelease(folder);
  for (const [path, { integrity }] of Object.entries(release.files)) {
    if (!isPathInRelease(path)) {
      throw new Error(
        `${join(folder, RELEASE_FILE)} lists "${path}", which is outside the folder. Build again.`,
      );
    }
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (!content || computeIntegrity(content) !== integrity) {
      const problem = content ? "does not match" : "is missing, but is listed in";
      throw new Error(`${join(folder, path)} ${problem} ${RELEASE_FILE}. Build the release again.`);
    }
  }
  return release;
}

/**
 * Reads a release that is to be published.
 * @throws a sentence if the folder contains another release, or its files do not match its release.json
 */
export async function readReleaseToPublish(folder: string, name: string, id: string): Promise<Release> {
  const release = await verifyReleaseFolder(folder);
  if (release.name !== name || release.id !== id) {
    throw new Error(
      `${folder} contains the release ${release.id} of ${release.name}, not ${id} of ${name}. Build ${name} again.`,
    );
  }
  await verifyHashedNames(release, folder);
  return release;
}

/**
 * Checks that each file for browsers has an address of its own, and a name that belongs to its content: browsers keep it for a year.
 * A release whose entry has no hash is from before names had them.
 */
async function verifyHashedNames(release: Release, folder: string): Promise<void> {
  if (!readHashedName(release.entry)) return;
  const names = new Set<string>();
  for (const file of Object.keys(release.files).filter(hasAddress)) {
    const hashed = readHashedName(file);
    if (!hashed || names.has(hashed.name)) {
      const problem = hashed ? `has the name of another file, ${hashed.name}` : "has no hash in its name";
      throw new Error(`${file} of ${release.name} ${problem}. Rename its source: letters, digits, - and _.`);
    }
    names.add(hashed.name);
    const isLicense = file.endsWith(".LICENSE.txt");
    if (!isLicense && contentHash(await readFile(join(folder, file))) !== hashed.hash)
      throw new Error(`The name of ${file} of ${release.name} is not that of its content. Build it again.`);
  }
}

/** Copies what is published: release.json, the files that it lists, and their source maps for operators. */
export async function copyRelease(release: Release, folder: string, target: string): Promise<void> {
  const present = new Set(await readdir(folder, { recursive: true }));
  const listed = Object.keys(release.files);
  const sourceMaps = listed.map((path) => `${path}.map`).filter((path) => present.has(path));
  for (const path of [RELEASE_FILE, ...listed, ...sourceMaps]) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await copyFile(join(folder, path), join(target, path));
  }
}

/** The error of an operation on a release that has not been published. @param location of the repository */
export const noSuchRelease = (location: string, name: string, id: string): Error =>
  new Error(`${name} has no published release ${id} in ${location}. \`pnpm releases list\` shows the ids.`);
