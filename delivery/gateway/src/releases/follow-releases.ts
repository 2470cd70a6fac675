import { setTimeout as delay } from "node:timers/promises";
import { activationStack, activeEntry } from "@ligate/delivery/repository/activation-log";
import { type LogEntry, sortPackages } from "@ligate/delivery/repository/release-repository";
import { type ActiveRelease, releaseOfDevelopmentServer, unavailableRemote } from "./active-release.ts";
import { type ActiveReleases, createActiveReleases } from "./active-releases.ts";
import type { EnvironmentLogs } from "./environment-logs.ts";
import type { ReleaseLoader } from "./release-loader.ts";
import type { VerifiedFiles } from "./verified-files.ts";

/** A release that takes longer to load does not delay those of other packages, nor the start. */
const LOAD_TIMEOUT_MS = 10_000;

export interface FollowerOptions {
  logs: EnvironmentLogs;
  loader: ReleaseLoader;
  files: VerifiedFiles;
  /** Called before releases become active, for example to load their server files. */
  prepare: (next: ActiveReleases) => Promise<unknown>;
  onError: (error: unknown) => void;
  subresourceIntegrity: boolean;
  /** The time between two readings of the logs, in milliseconds. */
  pollMs: number;
}

/** The served release of a package, with the entry that activated it. */
interface Served {
  entry: LogEntry;
  release: ActiveRelease;
}

/** The releases' part of `/readyz`. */
export interface ReleasesStatus {
  /** Whether every package of the logs is served. */
  ready: boolean;
  /** Sentences without paths of this machine. */
  problems: string[];
}

/**
 * Follows the logs of an environment: a release is served without a restart as soon as it is active, its files are on the
 * disk and verified. While it cannot be loaded, the one before it stays; a package of which none is served yet gets the
 * newest one that can be loaded.
 */
export class ReleaseFollower {
  readonly #options: FollowerOptions;
  #served = new Map<string, Served>();
  /** The remotes of the logs of which no release is served. */
  #unavailable: string[] = [];
  #releases: ActiveReleases | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #problem = "";

  private constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** Loads the active releases. What cannot be loaded is reported and tried again, as often as the logs are read. */
  static async start(options: FollowerOptions): Promise<ReleaseFollower> {
    const follower = new ReleaseFollower(options);
    await Promise.race([follower.#follow(), loadTimeout()]);
    return follower;
  }

  /**
   * The active releases; `undefined` while the shell cannot be served. The manifests of development servers are read on
   * every call, because a route table changes without an activation.
   */
  async get(): Promise<ActiveReleases | undefined> {
    if (this.#releases?.isDevelopment)
      await this.#readDevelopmentServers().catch((error) => this.#report(error));
    return this.#releases;
  }

  /** The active release of a package, if it has this id. */
  find(name: string, id: string): ActiveRelease | undefined {
    const release = this.#served.get(name)?.release;
    return release?.id === id ? release : undefined;
  }

  /** Package → the active release and the number of its entry in the log. */
  registry(): Record<string, { release: string; n: number }> {
    const entries = [...this.#served].map(
      ([
        name,
        {
          entry: { release, n },
        },
      ]) => [name, { release, n }],
    );
    return Object.fromEntries(entries);
  }

  status(): ReleasesStatus {
    const { logs } = this.#options;
    const problems = logs.packages.flatMap((name) => {
      const served = this.#served.get(name)?.entry;
      const active = activeEntry(logs.of(name));
      if (!served) return notServed(name);
      if (!active || active.n === served.n) return [];
      return `${name} is served with release ${served.release}, because the active release ${active.release} cannot be loaded.`;
    });
    const hasShell = logs.packages.includes("shell") || logs.isStale;
    return {
      ready: this.#releases !== undefined && this.#unavailable.length === 0,
      problems: [...logs.problems, ...(hasShell ? [] : ["No release of the shell is active."]), ...problems],
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Reads the logs and loads releases, now and in intervals. */
  async #follow(): Promise<void> {
    try {
      await this.#poll();
      this.#report(this.#releases ? "" : this.#noShell());
    } catch (error) {
      this.#report(error);
    }
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#follow(), this.#options.pollMs).unref();
  }

  async #poll(): Promise<void> {
    const { logs, prepare } = this.#options;
    await logs.read();
    const loaded = (await Promise.all(logs.packages.map((name) => this.#loadNext(name)))).flat();
    const served = new Map([...this.#served, ...loaded.map((one) => [one.release.name, one] as const)]);
    const unavailable = logs.packages.filter((name) => name !== "shell" && !served.has(name));
    const isChanged =
      loaded.some(({ release }) => release !== this.#served.get(release.name)?.release) ||
      String(unavailable) !== String(this.#unavailable);
    if (isChanged) {
      const releases = await this.#combine(served, unavailable);
      if (releases) await prepare(releases);
      this.#releases = releases;
    }
    const lost = unavailable.filter((name) => !this.#unavailable.includes(name));
    for (const name of lost) this.#options.onError(notServed(name));
    this.#served = served;
    this.#unavailable = unavailable;
  }

  /** The release of a package to serve next: none if it is served already, or if no release can be loaded. */
  async #loadNext(name: string): Promise<Served[]> {
    const { logs, loader } = this.#options;
    const log = logs.of(name);
    const active = activeEntry(log);
    const served = this.#served.get(name);
    if (!active || active.n === served?.entry.n) return [];
    for (const entry of served ? [active] : this.#candidates(name)) {
      const release = await Promise.race([loader.load(name, entry), loadTimeout()]);
      if (release && !("failure" in release)) return [{ entry, release }];
    }
    return [];
  }

  /**
   * The entries of the releases of a package in the order in which they are tried: the active one, those on the disk, and,
   * if the repository answers, the others. Each from the newest to the oldest, and those that were rolled back last.
   */
  #candidates(name: string): LogEntry[] {
    const { logs, loader } = this.#options;
    const log = logs.of(name);
    const ids = new Set([
      ...activationStack(log).toReversed(),
      ...log.map(({ release }) => release).toReversed(),
    ]);
    const entries = [...ids].flatMap((id) => logs.find(name, id) ?? []);
    const onDisk = entries.filter((entry) => loader.isOnDisk(name, entry));
    return logs.isStale ? onDisk : [...new Set([...entries.slice(0, 1), ...onDisk, ...entries])];
  }

  #combine(served: Map<string, Served>, unavailable: string[]): Promise<ActiveReleases> | undefined {
    const releases = sortPackages(served.keys()).flatMap((name) => served.get(name)?.release ?? []);
    const [shell, ...remotes] = releases;
    if (shell?.name !== "shell") return undefined;
    const { files, subresourceIntegrity } = this.#options;
    const all = [...remotes, ...unavailable.map(unavailableRemote)];
    return createActiveReleases(shell, all, files, subresourceIntegrity);
  }

  /** For operators. */
  #noShell(): string {
    const { logs } = this.#options;
    return logs.packages.includes("shell")
      ? `No release of the shell can be loaded. Run \`pnpm releases list\` to see which are published, and activate one.`
      : `No release of the shell is active in ${logs.description}. Publish and activate one with \`pnpm releases\`.`;
  }

  async #readDevelopmentServers(): Promise<void> {
    const read = async ([name, { entry, release }]: [string, Served]) => {
      if (release.folder !== undefined) return [name, { entry, release }] as const;
      return [name, { entry, release: await releaseOfDevelopmentServer(name, entry.release) }] as const;
    };
    const served = new Map(await Promise.all([...this.#served].map(read)));
    this.#releases = await this.#combine(served, this.#unavailable);
  }

  /** Reports an error once, until there is another one or none (""). */
  #report(error: unknown): void {
    const isNew = String(error) !== this.#problem;
    this.#problem = String(error);
    if (isNew && error !== "") this.#options.onError(error);
  }
}

const loadTimeout = () => delay(LOAD_TIMEOUT_MS, undefined, { ref: false });

const notServed = (name: string): string => `${name} is not served: none of its releases can be loaded.`;
