import type { Release } from "@ligate/build/release-format/release";
import { nextEntry } from "./activation-log.ts";
import { FolderRepository } from "./folder-repository.ts";
import { manifestIntegrity } from "./release-folder.ts";
import { fileHashes } from "./release-repository.ts";

/**
 * Writes a folder repository in which given releases are active in production.
 * @param dir a folder that does not exist yet, or is empty
 * @param by the author and the reason of the entries
 */
export async function writeRepository(
  dir: string,
  releases: readonly { release: Release; folder: string }[],
  by: string,
): Promise<void> {
  const repository = new FolderRepository(dir);
  for (const { release, folder } of releases) {
    await repository.publish(release, folder);
    const integrity = await manifestIntegrity(folder);
    const content = {
      release: release.id,
      integrity,
      files: fileHashes(release),
      by,
      reason: by,
      skipped: [],
    };
    const entry = nextEntry([], { ...content, kind: "activate" });
    if (entry) await repository.append(release.name, "production", entry);
  }
}
