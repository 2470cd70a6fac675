import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import { isPublicFile } from "@ligate/build/release-format/release";
import { LRUCache } from "lru-cache";
import type { ActiveRelease } from "./active-release.ts";

const CACHE_BYTES = 64 * 2 ** 20;

/** A file of a release is missing on the disk, or its content is not what release.json or the log says. */
export class CorruptReleaseError extends Error {
  override name = "CorruptReleaseError";
  /** @param problem such as "does not match its SHA-384 in release.json" */
  constructor({ name, id }: Pick<ActiveRelease, "name" | "id">, file: string, problem: string) {
    super(`${file} of the release ${id} of ${name} ${problem}. It is not served.`);
  }
}

type Source = Pick<ActiveRelease, "name" | "id" | "folder" | "files">;

/** Reads files of releases and verifies them. Verified contents are cached by their hash, least recently used first out. */
export class VerifiedFiles {
  readonly #contents: LRUCache<string, Buffer>;

  /** @param cacheBytes how much memory the contents may take */
  constructor(cacheBytes = CACHE_BYTES) {
    this.#contents = new LRUCache({
      maxSize: cacheBytes,
      sizeCalculation: ({ length }) => length + 1,
    });
  }

  /**
   * Reads a file that the release lists.
   * @param path relative to the release's folder
   * @throws CorruptReleaseError
   */
  async read(release: Source, path: string): Promise<Buffer> {
    const { integrity } = listedFile(release, path);
    const cached = this.#contents.get(integrity);
    if (cached) return cached;
    const content = await readVerified(release, path);
    this.#contents.set(integrity, content);
    return content;
  }

  /** Verifies all files of a release and caches the public ones. @throws CorruptReleaseError for the first bad file */
  async verifyAll(release: Source): Promise<void> {
    for (const path of Object.keys(release.files)) {
      await (isPublicFile(path) ? this.read(release, path) : readVerified(release, path));
    }
  }
}

async function readVerified(release: Source, path: string): Promise<Buffer> {
  const { integrity } = listedFile(release, path);
  const content = await readFile(join(release.folder ?? "", path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new CorruptReleaseError(release, path, "is missing");
    throw error;
  });
  if (computeIntegrity(content) === integrity) return content;
  throw new CorruptReleaseError(release, path, "does not match its SHA-384 in release.json");
}

function listedFile(release: Source, path: string): Source["files"][string] {
  const file = release.files[path];
  if (!file || !release.folder) throw new CorruptReleaseError(release, path, "is not listed in release.json");
  return file;
}
