import { writeRepository } from "../repository/write-repository.ts";
import { readActiveReleases, readLogs } from "./active-releases.ts";
import type { Releases } from "./open-releases.ts";

/**
 * Copies the active releases into a new folder repository, in which they are active in production.
 * @param dir a folder that does not exist yet, or is empty
 */
export async function copyActiveReleases(releases: Releases, dir: string): Promise<void> {
  await writeRepository(dir, await readActiveReleases(releases, await readLogs(releases, [])), "copy");
}
