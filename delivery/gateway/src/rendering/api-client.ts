import { AsyncLocalStorage } from "node:async_hooks";
import { REQUEST_ID } from "@ligate/server/request-ids";
import { ApiAddresses } from "../http/api-addresses.ts";

/** The API sets it on a response that depends on the store's content only. */
const VERSION_HEADER = "content-version";

/** The loading of a page. */
interface Load {
  requestId?: string | undefined;
  /** Requests without a response that depends on the current content only. */
  uncacheableReads: number;
}

/** A `fetch` for loaders: it sends GET requests to an API process that answers, and observes their responses. */
export class ApiClient {
  readonly #apiUrl: string;
  readonly #addresses: ApiAddresses;
  readonly #globalFetch = globalThis.fetch;
  readonly #loads = new AsyncLocalStorage<Load>();
  /** The version of the content for the next requests; `undefined` if it is unknown. */
  contentVersion: string | undefined;

  /** @param apiUrl which URLs of the API begin with, at whichever address it is reached */
  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
    this.#addresses = new ApiAddresses([apiUrl]);
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
    const response = await this.#read(input.slice(this.#apiUrl.length), init, load);
    if (this.#isCurrent(response)) load.uncacheableReads--;
    return response;
  };

  #read(path: string, init: RequestInit, { requestId }: Load): Promise<Response> {
    const headers = new Headers(init.headers);
    if (requestId) headers.set(REQUEST_ID, requestId);
    return this.#addresses.request((address) => this.#globalFetch(address + path, { ...init, headers }));
  }

  #isCurrent({ headers }: Response): boolean {
    const version = headers.get(VERSION_HEADER);
    return version !== null && version === this.contentVersion;
  }
}
