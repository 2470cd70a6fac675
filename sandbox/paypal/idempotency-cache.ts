import type { FastifyRequest } from "fastify";
import { PayPalError } from "./errors.ts";

export interface CachedResponse {
  /** As with PayPal: 201 for the first request, 200 for a repeated one. */
  status: 201 | 200;
  body: object;
}

/** Returns the response of the first request to every request with the same path and PayPal-Request-Id. */
export class IdempotencyCache {
  #responses = new Map<string, object>();

  once(request: FastifyRequest, work: () => object): CachedResponse {
    const id = request.headers["paypal-request-id"];
    if (!id) return { status: 201, body: work() };

    const key = `${request.url} ${id}`;
    const cached = this.#responses.get(key);
    if (cached instanceof PayPalError) throw cached;
    if (cached) return { status: 200, body: cached };

    const body = this.#attempt(key, work);
    this.#responses.set(key, body);
    return { status: 201, body };
  }

  /** Caches INSTRUMENT_DECLINED. Any other error is not cached, so that the request can be repeated. */
  #attempt(key: string, work: () => object): object {
    try {
      return work();
    } catch (error) {
      const isDeclined = error instanceof PayPalError && error.details[0]?.issue === "INSTRUMENT_DECLINED";
      if (isDeclined) this.#responses.set(key, error);
      throw error;
    }
  }
}
