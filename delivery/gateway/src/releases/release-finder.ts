import type { LogEntry, ReleaseReference } from "@ligate/delivery/repository/release-repository";
import type { ActiveRelease } from "./active-release.ts";
import type { EnvironmentLogs } from "./environment-logs.ts";
import type { ReleaseFollower } from "./follow-releases.ts";
import type { LoadOutcome, ReleaseLoader } from "./release-loader.ts";

/** If so many releases are being fetched, requests for files of further ones fail. */
const MAX_PENDING = 8;
/** How many releases that contain a requested file are tried. */
const MAX_TRIED = 3;

/** Differences are computed from the files of so many activations, so that their number does not grow with the log. */
const RECENT_ACTIVATIONS = 20;

/** A release, and the entry that names it. */
export interface FoundRelease {
  entry: ReleaseReference;
  release: ActiveRelease;
}

export interface ReleaseFinderOptions {
  follower: Pick<ReleaseFollower, "find">;
  logs: EnvironmentLogs;
  loader: Pick<ReleaseLoader, "load" | "isOnDisk">;
}

/** Finds the releases whose files are requested, by the logs: no other release has been active in the environment. */
export class ReleaseFinder {
  readonly #options: ReleaseFinderOptions;

  constructor(options: ReleaseFinderOptions) {
    this.#options = options;
  }

  /** The entries of the releases that contain a file, the latest first. */
  entriesByFile(name: string, file: string): Promise<LogEntry[]> {
    const { logs } = this.#options;
    return logs.waitForEntries(() => logs.findByFile(name, file));
  }

  /** The latest entry of a release. */
  entriesById(name: string, id: string): Promise<LogEntry[]> {
    const { logs } = this.#options;
    return logs.waitForEntries(() => [logs.find(name, id)].flatMap((entry) => entry ?? []));
  }

  /**
   * As `entriesByFile`, without waiting for the logs: of the last RECENT_ACTIVATIONS of the package, and on the disk, because
   * a download costs more than the differences save.
   */
  recentEntries(name: string, file: string): LogEntry[] {
    const { logs, loader } = this.#options;
    const { n: oldest = 1 } = logs.of(name).at(-RECENT_ACTIVATIONS) ?? {};
    return logs.findByFile(name, file).filter((entry) => entry.n >= oldest && loader.isOnDisk(name, entry));
  }

  /** Whether it is the served release of its package. */
  isServed(name: string, id: string): boolean {
    return this.#options.follower.find(name, id) !== undefined;
  }

  /** The releases of entries that can be loaded, the served one first. At most MAX_TRIED are tried. */
  async *loadEach(name: string, entries: LogEntry[]): AsyncGenerator<FoundRelease> {
    const rank = ({ release }: LogEntry) => (this.isServed(name, release) ? 0 : 1);
    for (const entry of entries.toSorted((one, other) => rank(one) - rank(other)).slice(0, MAX_TRIED)) {
      const release = await this.#load(name, entry);
      if (!("failure" in release)) yield { entry, release };
    }
  }

  async #load(name: string, entry: LogEntry): Promise<LoadOutcome> {
    const { follower, loader } = this.#options;
    return follower.find(name, entry.release) ?? loader.load(name, entry, MAX_PENDING);
  }
}
