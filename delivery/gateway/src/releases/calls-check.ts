import { type CallSchemas, findIncompatibleCalls } from "@ligate/contract/compatibility/call-schemas";
import { readCalls, readCallsOfApi } from "@ligate/delivery/repository/calls";
import type { ApiAddresses } from "../http/api-addresses.ts";
import type { ActiveRelease } from "./active-release.ts";
import type { ActiveReleases } from "./active-releases.ts";

type Releases = Pick<ActiveReleases, "shell" | "remotes">;

export interface CallsCheckOptions {
  api: ApiAddresses;
  /** Logs an incompatible call, once until it is compatible. */
  onError: (problem: string) => void;
  /** The time between two readings of the API's calls, in milliseconds. */
  pollMs?: number;
}

/** `fetch` rejects with a TypeError then. */
const isWithoutResponse = ({ cause }: Error) => cause instanceof TypeError;

const POLL_MS = 10_000;

/**
 * Compares the calls of the active releases with those of the running API, when either changes: after a rollback, or after a
 * deploy of the API, a page may need a call that the API does not have. The releases are served all the same: their other
 * pages work. Releases of development servers are not compared, because their sources change one by one.
 */
export class CallsCheck {
  readonly #options: CallsCheckOptions;
  #releases: Releases | undefined;
  /** The releases and calls that the problems were found in. */
  #compared: { releases?: Releases; calls?: string } = {};
  #problems: string[] = [];
  #isAnswering = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CallsCheckOptions) {
    this.#options = options;
  }

  /** Sentences about incompatible calls, or about an API that does not answer. */
  get problems(): string[] {
    return this.#isAnswering ? this.#problems : ["The API does not answer with its calls."];
  }

  /** Checks these releases, now and in intervals. Never throws. */
  async follow(releases: Releases): Promise<void> {
    clearTimeout(this.#timer);
    this.#releases = releases;
    const provided = await this.#options.api
      .request((address) => readCallsOfApi(address), isWithoutResponse)
      .catch(() => undefined);
    if (this.#releases !== releases) return;
    this.#isAnswering = provided !== undefined;
    if (provided) await this.#compare(releases, provided);
    if (this.#releases !== releases) return;
    this.#timer = setTimeout(() => void this.follow(releases), this.#options.pollMs ?? POLL_MS).unref();
  }

  close(): void {
    this.#releases = undefined;
    clearTimeout(this.#timer);
  }

  async #compare(releases: Releases, provided: CallSchemas): Promise<void> {
    const calls = JSON.stringify(Object.entries(provided).map(([call, { hash }]) => [call, hash]));
    if (this.#compared.releases === releases && this.#compared.calls === calls) return;
    const all = [releases.shell, ...releases.remotes];
    const found = (await Promise.all(all.map((release) => findProblems(release, provided)))).flat();
    for (const problem of found) if (!this.#problems.includes(problem)) this.#options.onError(problem);
    this.#problems = found;
    this.#compared = { releases, calls };
  }
}

async function findProblems(
  { name, id, folder, calls }: ActiveRelease,
  provided: CallSchemas,
): Promise<string[]> {
  if (!folder || Object.keys(calls).length === 0) return [];
  try {
    const problems = findIncompatibleCalls(await readCalls(folder), provided);
    return problems.map((problem) => `${name}, release ${id}: ${problem}`);
  } catch {
    return [`${name}, release ${id}: calls.json cannot be read, so its calls are not compared with the API.`];
  }
}
