import { findEntry } from "@ligate/build/repository/activation-log";
import type { LocalReleases } from "@ligate/build/repository/local-releases";
import type { Environment, LogEntry } from "@ligate/build/repository/release-repository";

export interface EnvironmentLogsOptions {
  local: Pick<LocalReleases, "readLogs" | "repository">;
  /** Packages, including the shell. */
  names: string[];
  environment: Environment;
  warn: (message: string) => void;
}

/** The logs of an environment as they were last read. */
export class EnvironmentLogs {
  readonly #options: EnvironmentLogsOptions;
  readonly #logs = new Map<string, LogEntry[]>();
  #problem: string | undefined;

  constructor(options: EnvironmentLogsOptions) {
    this.#options = options;
  }

  /** For messages. */
  get description(): string {
    return `the environment ${this.#options.environment} of ${this.#options.local.repository.location}`;
  }

  /** The entries of a package, the oldest first. */
  of(name: string): LogEntry[] {
    return this.#logs.get(name) ?? [];
  }

  /** The latest entry of a release; `undefined` for a release that has never been active. */
  find = (name: string, release: string): LogEntry | undefined => findEntry(this.of(name), release);

  /**
   * Reads the logs again. While the repository does not answer, they are those on the disk, and it warns once.
   * @throws if there are none on the disk either
   */
  async read(): Promise<void> {
    const { local, names, environment, warn } = this.#options;
    const { logs, isStale, cause } = await local.readLogs(names, environment);
    for (const [name, log] of logs) {
      // A log only grows. A shorter one is an older copy, for example of a mirror of the registry.
      if (log.length >= this.of(name).length) this.#logs.set(name, log);
    }
    const problem = isStale ? `The logs of ${local.repository.location} cannot be read` : undefined;
    if (problem && problem !== this.#problem) {
      warn(`${problem} (${cause?.message}). The gateway goes on with the logs and releases on its disk.`);
    }
    this.#problem = problem;
  }
}
