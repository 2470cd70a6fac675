import { AsyncLocalStorage } from "node:async_hooks";
import { Agent, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { REQUEST_ID } from "@ligate/server/request-ids";
import { LRUCache } from "lru-cache";
import { ApiAddresses } from "../http/api-addresses.ts";

/** The size of all cached responses, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;
/** The API sets it on a response that depends on the store's content only. */
const VERSION_HEADER = "content-version";

interface ApiResponse {
  status: number | undefined;
  headers: [name: string, value: string][];
  body: Buffer<ArrayBuffer>;
}

/** The loading of a page. */
interface Load {
  requestId?: string | undefined;
  /** Requests without a response that depends on the current content only. */
  uncacheableReads: number;
}

/**
 * A `fetch` for loaders. GET requests to the API use Node's HTTP client: the global `fetch`, with its streams, takes
 * three times as long for a short response. Responses that depend on the content only are kept while it is unchanged.
 */
export class ApiClient {
  readonly #apiUrl: string;
  readonly #addresses: ApiAddresses;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #globalFetch = globalThis.fetch;
  readonly #kept = new LRUCache<string, ApiResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1_000,
  });
  readonly #loads = new AsyncLocalStorage<Load>();
  #contentVersion: string | undefined;

  /** @param apiUrl which URLs of the API begin with, at whichever address it is reached */
  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
    this.#addresses = new ApiAddresses([apiUrl]);
  }

  /** The version of the content for the next requests; `undefined` if it is unknown. */
  set contentVersion(version: string | undefined) {
    if (version !== this.#contentVersion) this.#kept.clear();
    this.#contentVersion = version;
  }

  /** Where the next requests are sent. */
  set addresses(addresses: string[]) {
    this.#addresses.update(addresses);
  }

  /** Observes which responses a page is loaded with. @returns whether they all depend on the current content only */
  async observe<Page>(
    load: () => Promise<Page>,
    requestId?: string,
  ): Promise<[page: Page, isContentOnly: boolean]> {
    const observed: Load = { requestId, uncacheableReads: 0 };
    const page = await this.#loads.run(observed, load);
    return [page, observed.uncacheableReads === 0];
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const isApiRead = typeof input === "string" && input.startsWith(`${this.#apiUrl}/`) && !init.method;
    const load: Load = this.#loads.getStore() ?? { uncacheableReads: 0 };
    // Until its response has come: requests that fail count too.
    load.uncacheableReads++;
    if (!isApiRead) return this.#globalFetch(input, init);
    const response =
      this.#kept.get(input) ?? (await this.#read(input.slice(this.#apiUrl.length), init, load));
    if (this.#isCurrent(response)) {
      this.#kept.set(input, response);
      load.uncacheableReads--;
    }
    const { status, headers, body } = response;
    return new Response(body.length > 0 ? body : null, { status, headers });
  };

  #read(path: string, { headers: given, signal }: RequestInit, { requestId }: Load): Promise<ApiResponse> {
    const headers = new Headers(given);
    if (requestId) headers.set(REQUEST_ID, requestId);
    return this.#addresses.request((address) => request(address + path, { headers, signal }, this.#agent));
  }

  #isCurrent({ headers }: ApiResponse): boolean {
    const [, version] = headers.find(([name]) => name === VERSION_HEADER) ?? [];
    return version !== undefined && version === this.#contentVersion;
  }
}

function request(
  url: string,
  { headers, signal }: { headers: Headers; signal: RequestInit["signal"] },
  agent: Agent,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: Object.fromEntries(headers), signal: signal ?? undefined };
    get(url, options, (response) => read(response).then(resolve, reject)).on("error", reject);
  });
}

async function read(response: IncomingMessage): Promise<ApiResponse> {
  const { statusCode: status, headers } = response;
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { status, headers: pairs, body: await buffer(response) };
}
