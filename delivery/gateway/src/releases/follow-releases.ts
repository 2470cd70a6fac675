import { setTimeout as delay } from "node:timers/promises";
import { activationStack, activeEntry } from "@ligate/delivery/repository/activation-log";
import type { LogEntry } from "@ligate/delivery/repository/release-repository";
import { type ActiveRelease, releaseOfDevelopmentServer } from "./active-release.ts";
import { type ActiveReleases, createActiveReleases } from "./active-releases.ts";
import type { EnvironmentLogs } from "./environment-logs.ts";
import type { ReleaseLoader } from "./release-loader.ts";
import type { VerifiedFiles } from "./verified-files.ts";

/** A release that takes longer to load does not delay those of other packages. */
const LOAD_PATIENCE_MS = 10_000;
/** How many releases of a package are tried at start, if the active one cannot be served. */
const MAX_TRIES = 3;

export interface FollowerOptions {
  logs: EnvironmentLogs;
  loader: ReleaseLoader;
  files: VerifiedFiles;
  /** Called before releases become active, for example to load their server files. */
  prepare: (next: ActiveReleases) => Promise<unknown>;
  onError: (error: unknown) => void;
  /** The time between two readings of the logs, in milliseconds. */
  pollMs: number;
}

/** The served release of a package, with the entry that activated it. */
interface Served {
  entry: LogEntry;
  release: ActiveRelease;
}

/** There is no release of the shell to serve. The message is for operators. */
export class NothingActiveError extends Error {
  override name = "NothingActiveError";
}

/**
 * Follows the logs of an environment: a release is served without a restart as soon as it is active, its files are on the
 * disk and verified. While it cannot be loaded, the one before it stays.
 */
export class ReleaseFollower {
  readonly #options: FollowerOptions;
  #served = new Map<string, Served>();
  #releases: ActiveReleases;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #problem = "";

  private constructor(options: FollowerOptions, served: Map<string, Served>, releases: ActiveReleases) {
    this.#options = options;
    this.#served = served;
    this.#releases = releases;
  }

  /** Loads the active releases. @throws NothingActiveError, or the errors of the repository if the disk has no logs */
  static async start(options: FollowerOptions): Promise<ReleaseFollower> {
    const { logs, prepare } = options;
    await logs.read();
    const found = await Promise.all(logs.packages.map((name) => loadLatest(name, options)));
    const served = new Map(found.flatMap((one) => (one ? [[one.release.name, one]] : [])));
    const releases = await combine(served, options);
    await prepare(releases);
    const follower = new ReleaseFollower(options, served, releases);
    follower.#schedule();
    return follower;
  }

  /**
   * The active releases. The manifests of development servers are read on every call, because a route table changes
   * without an activation.
   */
  async get(): Promise<ActiveReleases> {
    if (this.#releases.isDevelopment)
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

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#isClosed) return;
    const poll = () =>
      this.#poll().then(
        () => {
          this.#problem = "";
        },
        (error) => this.#report(error),
      );
    this.#timer = setTimeout(() => void poll().finally(() => this.#schedule()), this.#options.pollMs).unref();
  }

  async #poll(): Promise<void> {
    const { logs, loader, prepare } = this.#options;
    await logs.read();
    const changes = logs.packages.flatMap((name) => {
      const entry = activeEntry(logs.of(name));
      return entry && entry.n !== this.#served.get(name)?.entry.n ? [{ name, entry }] : [];
    });
    const loads = changes.map(async ({ name, entry }) => {
      const patience = delay(LOAD_PATIENCE_MS, undefined, { ref: false });
      const release = await Promise.race([loader.load(name, entry), patience]);
      return release && !("failure" in release) ? [[name, { entry, release }] as const] : [];
    });
    const loaded = (await Promise.all(loads)).flat();
    if (loaded.length === 0) return;

    const served = new Map([...this.#served, ...loaded]);
    if (loaded.some(([name, { release }]) => release !== this.#served.get(name)?.release)) {
      const releases = await combine(served, this.#options);
      await prepare(releases);
      this.#releases = releases;
    }
    this.#served = served;
  }

  async #readDevelopmentServers(): Promise<void> {
    const read = async ([name, { entry, release }]: [string, Served]) => {
      if (release.folder !== undefined) return [name, { entry, release }] as const;
      return [name, { entry, release: await releaseOfDevelopmentServer(name, entry.release) }] as const;
    };
    const served = new Map(await Promise.all([...this.#served].map(read)));
    this.#releases = await combine(served, this.#options);
  }

  /** Reports an error that lasts once. */
  #report(error: unknown): void {
    if (String(error) === this.#problem) return;
    this.#problem = String(error);
    this.#options.onError(error);
  }
}

/** The active release of a package; if it cannot be loaded, the one to which a rollback would go. */
async function loadLatest(name: string, { logs, loader }: FollowerOptions): Promise<Served | undefined> {
  for (const id of activationStack(logs.of(name)).toReversed().slice(0, MAX_TRIES)) {
    const entry = logs.find(name, id);
    const release = entry && (await loader.load(name, entry));
    if (release && !("failure" in release)) return { entry, release };
  }
  return undefined;
}

function combine(served: Map<string, Served>, { logs, files }: FollowerOptions): Promise<ActiveReleases> {
  const releases = logs.packages.flatMap((name) => served.get(name)?.release ?? []);
  const shell = releases.find(({ name }) => name === "shell");
  if (!shell) throw new NothingActiveError(nothingActive(logs));
  return createActiveReleases(
    shell,
    releases.filter((release) => release !== shell),
    files,
  );
}

const nothingActive = (logs: EnvironmentLogs): string =>
  logs.of("shell").length > 0
    ? `The active release of the shell cannot be served, and none before it. Run \`pnpm releases list\` to see which are published, and activate one.`
    : `No release of the shell is active in ${logs.description}. Publish and activate one with \`pnpm releases\`.`;
