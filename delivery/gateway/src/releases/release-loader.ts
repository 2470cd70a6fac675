import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import { RELEASE_FILE, Release } from "@ligate/build/release-format/release";
import type { LocalReleases } from "@ligate/delivery/repository/local-releases";
import { isPathInRelease, isReleaseId } from "@ligate/delivery/repository/names";
import {
  type Environment,
  fileHashes,
  type ReleaseReference,
} from "@ligate/delivery/repository/release-repository";
import { LRUCache } from "lru-cache";
import { type ActiveRelease, releaseInFolder, releaseOfDevelopmentServer } from "./active-release.ts";
import { CorruptReleaseError, type VerifiedFiles } from "./verified-files.ts";

const MAX_RELEASES = 200;

export interface ReleaseLoaderOptions {
  local: Pick<LocalReleases, "folderOf" | "isOnDisk" | "distrust">;
  environment: Environment;
  files: VerifiedFiles;
  /** Logs a release that cannot be loaded; called once until it can be loaded. */
  onError: (failure: string) => void;
  /** A failure is remembered for this time, in milliseconds. */
  retryMs: number;
}

/** A release, or the reason why it cannot be served. */
export type LoadOutcome = ActiveRelease | { failure: string };

interface LoadContext {
  name: string;
  entry: ReleaseReference;
  maxPending: number;
}

/**
 * Loads releases that a log or a preview names, from the disk or the repository, and verifies all their files. Concurrent calls share
 * one load. Failures are remembered for some seconds.
 */
export class ReleaseLoader {
  readonly #options: ReleaseLoaderOptions;
  readonly #releases: LRUCache<string, LoadOutcome, LoadContext>;
  readonly #repairs: LRUCache<string, true>;
  readonly #reported = new Set<string>();
  #pending = 0;

  constructor(options: ReleaseLoaderOptions) {
    this.#options = options;
    this.#repairs = new LRUCache({ max: MAX_RELEASES, ttl: options.retryMs });
    this.#releases = new LRUCache({
      max: MAX_RELEASES,
      ignoreFetchAbort: true,
      fetchMethod: async (key, _stale, { context, options: cacheOptions }) => {
        const outcome = await this.#load(key, context);
        if ("failure" in outcome) cacheOptions.ttl = options.retryMs;
        return outcome;
      },
    });
  }

  /**
   * Never throws.
   * @param maxPending the load is refused if so many releases are being loaded already; that is not remembered
   */
  async load(
    name: string,
    entry: ReleaseReference,
    maxPending = Number.POSITIVE_INFINITY,
  ): Promise<LoadOutcome> {
    const context = { name, entry, maxPending };
    return this.#releases
      .forceFetch(keyOf(name, entry), { context })
      .catch(({ message }: Error) => ({ failure: message }));
  }

  /** Whether loading a release needs no repository and no development server. */
  isOnDisk(name: string, { release }: ReleaseReference): boolean {
    return isReleaseId(release) && this.#options.local.isOnDisk(name, release);
  }

  /**
   * Loads and verifies a release again, of which a file on the disk is missing or has been changed.
   * @returns `false` if that has been tried less than `retryMs` ago
   */
  repair(name: string, entry: ReleaseReference): boolean {
    const key = keyOf(name, entry);
    if (this.#repairs.has(key)) return false;
    this.#repairs.set(key, true);
    this.#releases.delete(key);
    this.#options.local.distrust(name, entry.release);
    void this.load(name, entry);
    return true;
  }

  /** @throws if too many releases are being loaded: the cache keeps no error */
  async #load(key: string, { name, entry, maxPending }: LoadContext): Promise<LoadOutcome> {
    if (this.#pending >= maxPending) throw new Error("Too many releases are being loaded.");
    this.#pending++;
    try {
      const release = await this.#locate(name, entry);
      this.#reported.delete(key);
      return release;
    } catch (error) {
      if (error instanceof CorruptReleaseError) this.#options.local.distrust(name, entry.release);
      const reason = error instanceof Error ? error.message : String(error);
      const failure = `The release ${entry.release} of ${name} cannot be served: ${reason}`;
      if (!this.#reported.has(key)) this.#options.onError(failure);
      this.#reported.add(key);
      return { failure };
    } finally {
      this.#pending--;
    }
  }

  async #locate(name: string, entry: ReleaseReference): Promise<ActiveRelease> {
    const { local, environment, files } = this.#options;
    if (!URL.canParse(entry.release)) {
      const release = await readRelease(name, entry, await local.folderOf(name, entry));
      await files.verifyAll(release);
      return release;
    }
    if (environment === "development") return releaseOfDevelopmentServer(name, entry.release);
    throw new Error("The address of a development server can be active in the environment development only.");
  }
}

/** Entries of older tools name no files, which gives the same release other addresses. */
const keyOf = (name: string, { release, integrity, files }: ReleaseReference): string =>
  [name, release, integrity, files && Object.keys(files).length === 0].join(" ");

/**
 * Reads the manifest of a release in a folder and compares it with the log. The other files are verified when they are
 * read.
 * @param entry an entry of the log of the package, or the release that a preview names
 * @throws CorruptReleaseError
 */
async function readRelease(name: string, entry: ReleaseReference, folder: string): Promise<ActiveRelease> {
  const corrupt = (problem: string) =>
    new CorruptReleaseError({ name, id: entry.release }, RELEASE_FILE, problem);
  const text = await readFile(join(folder, RELEASE_FILE)).catch(() => {
    throw corrupt("is missing");
  });
  if (computeIntegrity(text) !== entry.integrity) throw corrupt("does not match its SHA-384 in the log");
  const release = parse(text.toString());
  if (!release.success) throw corrupt(`has another format than this gateway reads (${release.error})`);
  if (release.data.name !== name || release.data.id !== entry.release) throw corrupt("names another release");
  const outside = Object.keys(release.data.files).find((path) => !isPathInRelease(path));
  if (outside !== undefined) throw corrupt(`lists ${outside}, which is not in its folder`);
  const { files = fileHashes(release.data) } = entry;
  return releaseInFolder(release.data, folder, Object.keys(files).length > 0);
}

function parse(text: string) {
  try {
    return Release.safeParse(JSON.parse(text));
  } catch (error) {
    return { success: false, error } as const;
  }
}
