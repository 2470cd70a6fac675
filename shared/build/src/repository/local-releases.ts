import type { Environment, LogEntry, ReleaseRepository } from "./release-repository.ts";

/** The logs of some packages in one environment. */
export interface EnvironmentLogs {
  /** Package → its log, which is empty if nothing has been activated. */
  logs: Map<string, LogEntry[]>;
  /** Whether the repository did not answer, so that the logs are what was last read from it. */
  isStale: boolean;
  /** Why the logs are stale. */
  cause: Error | undefined;
}

/**
 * The logs and releases of a repository on this machine's disk. A folder repository is read where it is; of an npm registry
 * there is a copy in `<dir>/mirror/`, which is used while the registry does not answer, also by a process that starts.
 */
export class LocalReleases {
  readonly repository: ReleaseRepository;

  /** @param dir RELEASES_DIR */
  constructor(repository: ReleaseRepository, dir: string) {
    this.repository = repository;
    throw new Error(`Not implemented: ${dir}`);
  }

  /**
   * Reads logs from the repository, or from the disk if it refuses or does not answer.
   * @throws RepositoryUnavailableError or NotPermittedError if the disk has none either
   * @throws if an entry in the repository differs from the one that was read before
   */
  async readLogs(names: string[], environment: Environment): Promise<EnvironmentLogs> {
    throw new Error(`Not implemented: ${names} ${environment}`);
  }

  /**
   * The folder of a release, which is fetched if it is not on the disk. All its files have been checked against its
   * release.json, and that against the entry's integrity. Concurrent calls share one fetch.
   * @param entryOrId an entry of a log; or the id of a published release that may not be in a log yet, as a candidate
   * @throws if the release is not in the repository, or does not match
   */
  async folderOf(name: string, entryOrId: LogEntry | string): Promise<string> {
    throw new Error(`Not implemented: ${name} ${String(entryOrId)}`);
  }
}
