import { compile } from "@fastify/proxy-addr";
import rateLimit from "@fastify/rate-limit";
import { addressSubject } from "@ligate/server/address-subject";
import { findPriority } from "@ligate/server/priorities";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooMany } from "./problem.ts";

/** Short, so that a burst ends before others wait for it. */
const WINDOW_SECONDS = 10;
/**
 * Requests from one address in a window. A person who types quickly sends three searches a second, and files of designs,
 * which count as searches, have a limit of 120 a minute.
 */
const MAX_SEARCHES = 150;
const MAX_READS = 600;
/** Far above what PayPal sends. It repeats an event that is refused. */
const MAX_WEBHOOKS = 100;
/** The addresses that were used longest ago are forgotten first. */
const MAX_ADDRESSES = 20_000;

/**
 * Limits searches and other reads per address, with counters of this process: a row of the database per read would cost
 * more than the read. Requests that compute an answer and store nothing count as searches. Reads of payments and of files in the
 * store's folder have no limit here.
 *
 * The gateway reads for the pages that it renders without `X-Forwarded-For`, from an address whose `X-Forwarded-For` is
 * trusted. Such an address is not a visitor's, and has no limit: the gateway limits the pages that it renders.
 * @param trustedProxies addresses and networks whose `X-Forwarded-For` is trusted
 */
export async function limitReads(app: FastifyInstance, trustedProxies: string[]): Promise<void> {
  const isTrusted = compile(trustedProxies);
  await app.register(rateLimit, {
    global: false,
    cache: MAX_ADDRESSES,
    timeWindow: WINDOW_SECONDS * 1000,
    keyGenerator: ({ ip }) => addressSubject(ip),
    allowList: ({ ip }) => isTrusted(ip, 0),
  });
  const counters = {
    search: app.createRateLimit({ max: MAX_SEARCHES }),
    read: app.createRateLimit({ max: MAX_READS }),
    webhook: app.createRateLimit({ max: MAX_WEBHOOKS }),
  };
  app.addHook("onRequest", async (request) => {
    const tier = findTier(request);
    if (tier === undefined) return;
    const counted = await counters[tier](request);
    if (!counted.isAllowed && counted.isExceeded) throw limitExceeded(counted.ttlInSeconds);
  });
}

function findTier({ method, url }: FastifyRequest): "search" | "read" | "webhook" | undefined {
  if (method === "POST" && url.startsWith("/api/paypal/webhook")) return "webhook";
  const priority = findPriority(method, url);
  if (priority === "vital" || priority === "file") return undefined;
  // A list of products shows dozens of drawings.
  if (url.startsWith("/media/")) return "read";
  if (priority === "search") return "search";
  return ["GET", "HEAD"].includes(method) ? "read" : undefined;
}

function limitExceeded(seconds: number) {
  const when = seconds === 1 ? "a second" : `${seconds} seconds`;
  return tooMany(`Too many requests came from your network. Please try again in ${when}.`, seconds);
}
