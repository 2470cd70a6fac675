import rateLimit from "@fastify/rate-limit";
import { addressSubject } from "@ligate/server/address-subject";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Those of the API's searches. */
const WINDOW_SECONDS = 10;
const MAX_SEARCHES = 150;
/** The addresses that were used longest ago are forgotten first. */
const MAX_ADDRESSES = 20_000;

/**
 * Limits the pages that are rendered from what a visitor types, such as search results, per address: the API does not limit what the
 * gateway reads for them.
 * @returns counts a request, and returns whether it is beyond the limit
 */
export async function limitSearchPages(
  app: FastifyInstance,
): Promise<(request: FastifyRequest) => Promise<boolean>> {
  await app.register(rateLimit, {
    global: false,
    cache: MAX_ADDRESSES,
    max: MAX_SEARCHES,
    timeWindow: WINDOW_SECONDS * 1000,
    keyGenerator: ({ ip }) => addressSubject(ip),
  });
  const count = app.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded;
  };
}
