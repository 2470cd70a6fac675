import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { integrityOf } from "@ligate/build/release-format/integrity";
import { RELEASE_FILE, Release } from "@ligate/build/release-format/release";
import { isPathInRelease } from "@ligate/delivery/repository/names";
import type { LogEntry } from "@ligate/delivery/repository/release-repository";
import { type ActiveRelease, releaseInFolder } from "./active-release.ts";
import { CorruptReleaseError } from "./verified-files.ts";

/**
 * Reads the manifest of a release in a folder and compares it with the log. The other files are verified when they are
 * read.
 * @param entry an entry of the log of the package
 * @throws CorruptReleaseError
 */
export async function readRelease(
  name: string,
  entry: Pick<LogEntry, "release" | "integrity">,
  folder: string,
): Promise<ActiveRelease> {
  const corrupt = (problem: string) =>
    new CorruptReleaseError({ name, id: entry.release }, RELEASE_FILE, problem);
  const text = await readFile(join(folder, RELEASE_FILE)).catch(() => {
    throw corrupt("is missing");
  });
  if (integrityOf(text) !== entry.integrity) throw corrupt("does not match its SHA-384 in the log");
  const release = parse(text.toString());
  if (!release.success) throw corrupt(`has another format than this gateway reads (${release.error})`);
  if (release.data.name !== name || release.data.id !== entry.release) throw corrupt("names another release");
  const outside = Object.keys(release.data.files).find((path) => !isPathInRelease(path));
  if (outside !== undefined) throw corrupt(`lists ${outside}, which is not in its folder`);
  return releaseInFolder(release.data, folder);
}

function parse(text: string) {
  try {
    return Release.safeParse(JSON.parse(text));
  } catch (error) {
    return { success: false, error } as const;
  }
}
