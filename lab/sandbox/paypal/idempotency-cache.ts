import type { FastifyRequest } from "fastify";
import { PayPalError } from "./errors.ts";
import type { PayPalStore } from "./paypal-store.ts";
import { refused } from "./refusals.ts";

export interface CachedResponse {
  /** As with PayPal: 201 for the first request, 200 for a repeated one. */
  status: 201 | 200;
  body: object;
}

/** Returns the response of the first request to every request with the same path and PayPal-Request-Id. */
export class IdempotencyCache {
  readonly #store: PayPalStore;

  constructor(store: PayPalStore) {
    this.#store = store;
  }

  /** Saves the store after the work. */
  once(request: FastifyRequest, work: () => object): CachedResponse {
    const id = request.headers["paypal-request-id"];
    const key = `${request.url} ${id}`;
    const known = id ? this.#store.outcomes.get(key) : undefined;
    if (known && "isDeclined" in known) throw refused("INSTRUMENT_DECLINED");
    if (known) return { status: 200, body: known.body };

    try {
      const body = work();
      if (id) this.#store.outcomes.set(key, { body });
      return { status: 201, body };
    } catch (error) {
      // Any other error is not cached, so that the request can be repeated.
      const isDeclined = error instanceof PayPalError && error.details[0]?.issue === "INSTRUMENT_DECLINED";
      if (id && isDeclined) this.#store.outcomes.set(key, { isDeclined });
      throw error;
    } finally {
      this.#store.save();
    }
  }
}
