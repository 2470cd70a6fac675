import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/** The time between two checks of the addresses, in milliseconds. */
const CHECK_MS = 1_000;
/** On a busy machine, an API that works may need a second. */
const CHECK_TIMEOUT_MS = 2_000;

/** The addresses of the processes of the API, such as `http://10.0.0.1:3000`. They take turns to receive requests. */
export class ApiAddresses {
  #all: string[];
  #failing = new Set<string>();
  #turn = 0;
  /** Requests without a response, since the start. */
  failures = 0;

  constructor(all: string[]) {
    this.#all = all;
  }

  /** @param failing addresses that receive requests only if all are failing */
  update(all: string[], failing: string[] = []): void {
    this.#all = all;
    this.#failing = new Set(failing);
  }

  /** How many addresses answer, and how many do not. */
  get counts() {
    const failing = this.#all.filter((address) => this.#failing.has(address)).length;
    return { available: this.#all.length - failing, failing };
  }

  /** Addresses that are not known to fail; all of them if none is left. */
  get available(): string[] {
    const available = this.#all.filter((address) => !this.#failing.has(address));
    return available.length > 0 ? available : this.#all;
  }

  /**
   * Sends a request, and if it fails, once more to another address. The failed address is avoided until its next check.
   * @param send rejects if there is no response
   * @param isRepeatable by default, requests are repeated unless their caller has ended them
   */
  async request<Response>(
    send: (address: string) => Promise<Response>,
    isRepeatable: (error: Error) => boolean = isNotEndedByCaller,
  ): Promise<Response> {
    const address = this.#next(this.available) ?? "";
    try {
      const response = await send(address);
      this.#failing.delete(address);
      return response;
    } catch (error) {
      this.failures++;
      if (!isRepeatable(error as Error)) throw error;
      this.#failing.add(address);
      const other = this.#next(this.available.filter((available) => available !== address));
      if (other === undefined) throw error;
      return send(other);
    }
  }

  #next(addresses: string[]): string | undefined {
    return addresses[this.#turn++ % addresses.length];
  }
}

const isNotEndedByCaller = ({ name }: Error) => name !== "AbortError" && name !== "TimeoutError";

export interface WatchOptions {
  /** Logs that an address stops or starts to answer. */
  warn: (message: string) => void;
  /** Returns the IP addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>;
  checkMs?: number;
}

/**
 * Keeps addresses up to date: looks up names, which may have a record per process, and checks `/readyz`, so that a process
 * that is frozen or stops receives no requests. An address that is the only one is neither looked up nor checked.
 * @param urls names of https are not looked up, because certificates contain names
 * @returns ends it
 */
export function watchApi(
  api: ApiAddresses,
  urls: string[],
  { warn, resolve = resolveName, checkMs = CHECK_MS }: WatchOptions,
): () => void {
  const known = new Map(urls.map((url) => [url, [url]]));
  let failing: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function update(): Promise<void> {
    await Promise.all(urls.filter(isName).map(lookUp));
    const all = [...new Set([...known.values()].flat())];
    const answers = await Promise.all(all.map((address) => isReady(address)));
    if (isClosed) return;
    const nowFailing = all.filter((_, index) => !answers[index]);
    for (const address of nowFailing)
      if (!failing.includes(address)) warn(`The API at ${address} is not ready and receives no requests.`);
    for (const address of failing)
      if (all.includes(address) && !nowFailing.includes(address))
        warn(`The API at ${address} receives requests again.`);
    failing = nowFailing;
    api.update(all, failing);
    timer = setTimeout(update, checkMs).unref();
  }

  /** Without an answer, the addresses of the last one remain. */
  async function lookUp(url: string): Promise<void> {
    const { protocol, hostname, port } = new URL(url);
    const found = await resolve(hostname).catch(() => []);
    const addresses = found.map(
      (ip) => `${protocol}//${isIP(ip) === 6 ? `[${ip}]` : ip}${port && `:${port}`}`,
    );
    if (addresses.length > 0) known.set(url, addresses);
  }

  if (urls.length > 1 || urls.some(isName)) void update();
  return () => {
    isClosed = true;
    clearTimeout(timer);
  };
}

function isName(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
}

const resolveName = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** An API that does not know `/readyz` is ready if it answers. */
async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}
