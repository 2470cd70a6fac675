import { setTimeout as delay } from "node:timers/promises";
import { hashedName } from "@ligate/build/release-format/hashed-names";
import { findEntry } from "@ligate/delivery/repository/activation-log";
import type { LocalReleases } from "@ligate/delivery/repository/local-releases";
import {
  type Environment,
  type LogEntry,
  sortPackages,
} from "@ligate/delivery/repository/release-repository";

/** How long a request waits for the logs to be read again. */
const WAIT_MS = 3_000;
const MAX_WAITING = 100;

export interface EnvironmentLogsOptions {
  local: Pick<LocalReleases, "readLogs" | "repository">;
  environment: Environment;
  warn: (message: string) => void;
}

type Readings = Awaited<ReturnType<LocalReleases["readLogs"]>>;

/** The logs of an environment as they were last read. */
export class EnvironmentLogs {
  readonly #options: EnvironmentLogsOptions;
  readonly #logs = new Map<string, LogEntry[]>();
  /** Package → file, such as `home.0123456789abcdef.js` → the latest entries of the releases that contain it, the latest first. */
  readonly #files = new Map<string, Map<string, LogEntry[]>>();
  #waiting: (() => void)[] = [];
  /** The packages whose logs cannot be read. */
  #unreadable = new Set<string>();
  /** `undefined` until the first reading. */
  #isStale: boolean | undefined;

  constructor(options: EnvironmentLogsOptions) {
    this.#options = options;
  }

  /** For messages. */
  get description(): string {
    return `the environment ${this.#options.environment} of ${this.#options.local.repository.location}`;
  }

  /** The packages that have been activated, also those whose log was never readable; the shell first. */
  get packages(): string[] {
    return sortPackages(new Set([...this.#logs.keys(), ...this.#unreadable]));
  }

  /** Whether the repository does not answer, so that the logs are what was last read from it, or nothing. */
  get isStale(): boolean {
    return this.#isStale !== false;
  }

  /** Sentences without paths of this machine. */
  get problems(): string[] {
    return [
      ...(this.#isStale === undefined ? ["The repository of the releases has not answered yet."] : []),
      ...(this.#isStale ? ["The repository of the releases cannot be read."] : []),
      ...[...this.#unreadable].map((name) => `The log of ${name} cannot be read.`),
    ];
  }

  /** The entries of a package, the oldest first. */
  of(name: string): LogEntry[] {
    return this.#logs.get(name) ?? [];
  }

  /** The latest entry of a release; `undefined` for a release that has never been active. */
  find = (name: string, release: string): LogEntry | undefined => findEntry(this.of(name), release);

  /** The latest entry of each release that contains a file, the latest first; none if none of them has been active. */
  findByFile = (name: string, file: string): LogEntry[] => this.#files.get(name)?.get(file) ?? [];

  /**
   * Looks for entries. If there is none, it looks again after the next reading of the logs: another gateway may have read
   * them before, and sent a document with this release, perhaps of a new remote.
   */
  async waitForEntries(find: () => LogEntry[]): Promise<LogEntry[]> {
    if (find().length === 0 && this.#waiting.length < MAX_WAITING) {
      const read = new Promise<void>((resolve) => this.#waiting.push(resolve));
      await Promise.race([read, delay(WAIT_MS, undefined, { ref: false })]);
    }
    return find();
  }

  /**
   * Reads the logs again. While the repository does not answer, they are those on the disk; while one log cannot be read, it
   * is what was read before. It warns once.
   * @throws if there are none on the disk either
   */
  async read(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    try {
      this.#update(await this.#options.local.readLogs(this.#options.environment));
    } catch (error) {
      this.#isStale = true;
      throw error;
    } finally {
      for (const resolve of waiting) resolve();
    }
  }

  #update({ logs, unreadable, isStale, cause }: Readings): void {
    for (const [name, log] of logs) {
      // A log only grows. A shorter one is an older copy, for example of a mirror of the registry.
      const isLonger = log.length > this.of(name).length;
      // A copy on the disk may lack the files.
      const isCompleted = log.length === this.of(name).length && this.isStale && !isStale;
      if (log.length === 0 || !(isLonger || isCompleted)) continue;
      this.#files.set(name, entriesByFile(log));
      this.#logs.set(name, log);
    }
    const { local, warn } = this.#options;
    for (const [name, error] of unreadable) {
      const known = `The gateway goes on with the release of ${name} that it knows.`;
      if (!this.#unreadable.has(name)) warn(`The log of ${name} cannot be read: ${error.message} ${known}`);
    }
    if (isStale && !this.#isStale) {
      const fact = `The logs of ${local.repository.location} cannot be read (${cause?.message}).`;
      warn(`${fact} The gateway goes on with the logs and releases on its disk.`);
    }
    this.#unreadable = new Set(unreadable.keys());
    this.#isStale = isStale;
  }
}

function entriesByFile(log: LogEntry[]): Map<string, LogEntry[]> {
  const all = log
    .toReversed()
    .flatMap((entry) =>
      Object.entries(entry.files).map(([name, hash]) => ({ file: hashedName(name, hash), entry })),
    );
  const byFile = Map.groupBy(all, ({ file }) => file);
  return new Map([...byFile].map(([file, found]) => [file, onePerRelease(found.map(({ entry }) => entry))]));
}

/** The first entry of each release. */
function onePerRelease(entries: LogEntry[]): LogEntry[] {
  const byRelease = Map.groupBy(entries, ({ release }) => release);
  return [...byRelease.values()].flatMap(([first]) => first ?? []);
}
