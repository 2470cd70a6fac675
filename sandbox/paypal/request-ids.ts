import type { FastifyRequest } from "fastify";
import { PayPalProblem } from "./problems.ts";

export interface Answer {
  /** 201 the first time, 200 when the same request is repeated: that is how PayPal tells. */
  status: 201 | 200;
  body: object;
}

/** Gives a request that repeats a PayPal-Request-Id the answer that the first one got. */
export class RequestIds {
  #known = new Map<string, object>();

  once(request: FastifyRequest, work: () => object): Answer {
    const id = request.headers["paypal-request-id"];
    if (!id) return { status: 201, body: work() };

    const key = `${request.url} ${id}`;
    const known = this.#known.get(key);
    if (known instanceof PayPalProblem) throw known;
    if (known) return { status: 200, body: known };

    const body = this.#attempt(key, work);
    this.#known.set(key, body);
    return { status: 201, body };
  }

  /** A declined instrument is an answer to keep; other errors are none: what failed may be tried again. */
  #attempt(key: string, work: () => object): object {
    try {
      return work();
    } catch (error) {
      const isDeclined = error instanceof PayPalProblem && error.details[0]?.issue === "INSTRUMENT_DECLINED";
      if (isDeclined) this.#known.set(key, error);
      throw error;
    }
  }
}
