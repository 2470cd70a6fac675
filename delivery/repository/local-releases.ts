import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isDraft } from "@ligate/build/releases/draft-folder";
import { activeEntry } from "./activation-log.ts";
import { namesIn } from "./folder-log.ts";
import { FolderRepository } from "./folder-repository.ts";
import { isPackageName } from "./names.ts";
import { releasesInUse } from "./prune.ts";
import { manifestIntegrity, noSuchRelease, verifyReleaseFolder } from "./release-folder.ts";
import {
  ENVIRONMENTS,
  type Environment,
  LogConflictError,
  type LogEntry,
  NotPermittedError,
  type ReleaseReference,
  type ReleaseRepository,
  RepositoryUnavailableError,
  sortPackages,
} from "./release-repository.ts";

/** The logs of one environment. */
export interface EnvironmentLogs {
  /** Package → its log, the shell first. */
  logs: Map<string, LogEntry[]>;
  /** Packages whose log has been damaged or altered → why. `logs` has what was read of them before, if anything. */
  unreadable: Map<string, Error>;
  /** Whether the repository did not answer or refused, so that the logs are what was last read from it. */
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
  /** The repository itself, if it is a folder. */
  readonly #disk: FolderRepository;
  /** Calls of `folderOf` that have not returned yet. */
  readonly #pending = new Map<string, Promise<string>>();
  /** Entries of the repository that are the same as those on the disk. */
  readonly #compared = new WeakSet<LogEntry>();
  /** Folders whose files have been checked. */
  readonly #verified = new Set<string>();

  /** @param dir RELEASES_DIR */
  constructor(repository: ReleaseRepository, dir: string) {
    this.repository = repository;
    this.#disk =
      repository instanceof FolderRepository
        ? repository
        : new FolderRepository(mirrorFolder(repository, dir));
  }

  /**
   * Reads logs from the repository, or from the disk if it refuses or does not answer.
   * @throws RepositoryUnavailableError or NotPermittedError if the disk has none either
   */
  async readLogs(environment: Environment): Promise<EnvironmentLogs> {
    try {
      const names = await this.#listPackages(environment);
      const readings = await readEach(names, (name) => this.#readLog(name, environment));
      if (this.#disk !== this.repository) await this.#addKnown(readings, environment);
      return { ...readings, isStale: false, cause: undefined };
    } catch (cause) {
      if (!isNoAnswer(cause) || this.#disk === this.repository) throw cause;
      const names = await this.#disk.listPackages(environment);
      if (names.length === 0) throw cause;
      const readings = await readEach(names, (name) => this.#disk.readLog(name, environment));
      return { ...readings, isStale: true, cause };
    }
  }

  /**
   * The folder of a release, which is fetched if it is not on the disk. All its files have been checked against its
   * release.json, and that against the entry's integrity. Concurrent calls share one fetch.
   * @param entryOrId an entry of a log; or the id of a published release that may not be in a log yet, as a candidate
   * @throws if the release is not in the repository, or does not match
   */
  async folderOf(name: string, entryOrId: ReleaseReference | string): Promise<string> {
    const [id, integrity] =
      typeof entryOrId === "string" ? [entryOrId, undefined] : [entryOrId.release, entryOrId.integrity];
    const key = JSON.stringify([name, id, integrity]);
    const pending = this.#pending.get(key) ?? this.#folder(name, id, integrity);
    this.#pending.set(key, pending);
    try {
      return await pending;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Whether `folderOf` needs no network, unless the files turn out to be damaged. */
  isOnDisk(name: string, id: string): boolean {
    return existsSync(this.#disk.releaseFolder(name, id));
  }

  /** Makes the next call of `folderOf` check all files of a release again, because one was found to be changed. */
  distrust(name: string, id: string): void {
    this.#verified.delete(this.#disk.releaseFolder(name, id));
  }

  /**
   * Removes copies of releases that the repository does not have any more, because they were pruned. The active release and
   * the one that a rollback would return to stay, in every environment. While the repository does not answer, or lists the
   * active release as missing, as a replica that lags behind does, nothing is removed.
   * @param isServed whether this process serves the release
   * @returns the removed releases, such as `mf-catalog 0123456789ab`
   */
  async removePrunedCopies(isServed: (name: string, id: string) => boolean = () => false): Promise<string[]> {
    const removed: string[] = [];
    if (this.#disk === this.repository) return removed;
    const packages = join(this.#disk.location, "packages");
    for (const name of (await namesIn(packages)).filter(isPackageName)) {
      const published = new Set((await this.repository.listReleases(name)).map(({ id }) => id));
      const logs = await Promise.all(
        ENVIRONMENTS.map((environment) => this.#disk.readLog(name, environment)),
      );
      if (logs.some((log) => log.length > 0 && !published.has(activeEntry(log)?.release ?? ""))) continue;
      const needed = new Set([...published, ...logs.flatMap(releasesInUse)]);
      for (const id of (await namesIn(join(packages, name))).filter((id) => !isDraft(id))) {
        if (needed.has(id) || isServed(name, id)) continue;
        this.distrust(name, id);
        await this.#disk.remove(name, id);
        removed.push(`${name} ${id}`);
      }
    }
    return removed;
  }

  async #folder(name: string, id: string, integrity: string | undefined): Promise<string> {
    const folder = this.#disk.releaseFolder(name, id);
    if (this.#disk === this.repository) {
      if (!existsSync(folder)) throw noSuchRelease(this.repository.location, name, id);
      await this.#check(folder, integrity);
      return folder;
    }
    if (existsSync(folder) && (await this.#isIntact(folder, integrity))) return folder;
    await this.#fetch(name, id, folder);
    try {
      await this.#check(folder, integrity);
      return folder;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Fetches a release into the copy, unless another process on this machine has just done so. */
  async #fetch(name: string, id: string, folder: string): Promise<void> {
    try {
      await this.repository.fetch(name, id, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    }
  }

  /** Removes a folder of the copy that is not intact. */
  async #isIntact(folder: string, integrity: string | undefined): Promise<boolean> {
    try {
      await this.#check(folder, integrity);
      return true;
    } catch {
      this.#verified.delete(folder);
      await rm(folder, { recursive: true, force: true });
      return false;
    }
  }

  /** Checks release.json in every call, the files once: the gateway verifies each file again before it serves it. */
  async #check(folder: string, integrity: string | undefined): Promise<void> {
    if (!this.#verified.has(folder)) await verifyReleaseFolder(folder);
    const actual = await manifestIntegrity(folder);
    if (integrity !== undefined && actual !== integrity) {
      throw new Error(
        `release.json in ${folder} does not match the log: it was changed after the activation. Activate another release.`,
      );
    }
    this.#verified.add(folder);
  }

  /** A replica of the registry can lag behind: packages that were listed before are still read. */
  async #listPackages(environment: Environment): Promise<string[]> {
    const current = await this.repository.listPackages(environment);
    if (this.#disk === this.repository) return current;
    return sortPackages(new Set([...current, ...(await this.#disk.listPackages(environment))]));
  }

  /** Adds the logs on the disk of packages whose log in the repository is unreadable. */
  async #addKnown({ logs, unreadable }: Readings, environment: Environment): Promise<void> {
    const known = await readEach([...unreadable.keys()], (name) => this.#disk.readLog(name, environment));
    for (const [name, log] of known.logs) if (log.length > 0) logs.set(name, log);
  }

  async #readLog(name: string, environment: Environment): Promise<LogEntry[]> {
    const current = await this.repository.readLog(name, environment);
    if (this.#disk === this.repository) return current;
    const known = await this.#disk.readLog(name, environment);
    const changed = known.find((entry, index) => !this.#isUnchanged(entry, current[index]));
    if (changed) {
      throw new Error(
        `Entry ${changed.n} of the log of ${name} (${environment}) in ${this.repository.location} differs from the one ` +
          `that was read before. Entries do not change: if the registry was replaced, delete ${this.#disk.location}.`,
      );
    }
    for (const entry of current.slice(known.length)) await this.#mirror(name, environment, entry);
    // A replica of the registry can lag behind: go on with what has been read before.
    return current.length < known.length ? known : current;
  }

  /** Compares each entry once, unless the repository has sent it again. */
  #isUnchanged(known: LogEntry, current: LogEntry | undefined): boolean {
    if (!current || this.#compared.has(current)) return true;
    if (!isSameEntry(known, current)) return false;
    this.#compared.add(current);
    return true;
  }

  /** Another process on this machine may mirror the same entry. */
  async #mirror(name: string, environment: Environment, entry: LogEntry): Promise<void> {
    try {
      await this.#disk.append(name, environment, entry);
    } catch (error) {
      if (!(error instanceof LogConflictError)) throw error;
    }
  }
}

/** Tools and gateways from before entries listed files have copied them without. `integrity` determines the files. */
const isSameEntry = (one: LogEntry, other: LogEntry): boolean =>
  isDeepStrictEqual({ ...one, files: {} }, { ...other, files: {} });

/** A folder for the copy of a repository, which no other repository uses. */
const mirrorFolder = ({ location }: ReleaseRepository, dir: string): string =>
  join(dir, "mirror", location.replace(/^\w+:\/\//, "").replace(/[^\w.@-]+/g, "_"));

type Readings = Pick<EnvironmentLogs, "logs" | "unreadable">;

/** Whether the repository did not answer or refused, which is the same for all packages. */
const isNoAnswer = (error: unknown): error is Error =>
  error instanceof RepositoryUnavailableError || error instanceof NotPermittedError;

/** Reads each log alone, so that a damaged one concerns its own package only. */
async function readEach(names: string[], read: (name: string) => Promise<LogEntry[]>): Promise<Readings> {
  const readings: Readings = { logs: new Map(), unreadable: new Map() };
  const results = await Promise.allSettled(names.map(read));
  for (const [index, name] of names.entries()) {
    const result = results[index];
    if (result?.status === "fulfilled") readings.logs.set(name, result.value);
    else if (isNoAnswer(result?.reason) || !(result?.reason instanceof Error)) throw result?.reason;
    else readings.unreadable.set(name, result.reason);
  }
  return readings;
}
