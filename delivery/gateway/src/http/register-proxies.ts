import type { IncomingHttpHeaders } from "node:http";
import httpProxy, { type FastifyHttpProxyOptions } from "@fastify/http-proxy";
import type { FastifyInstance, RegisterOptions } from "fastify";
import { RefusedBodyError } from "./body-limits.ts";

export interface Upstreams {
  apiUrl: string;
  /** Fakes of third-party services, in the demo and in tests. */
  sandboxUrl?: string;
}

/** The body of a 503 response. */
export const API_UNAVAILABLE = {
  detail: "The store is busy or being restarted. Please try again in a moment.",
};

/** Forwards requests to the API, its media and, in the demo, the sandbox. */
export async function registerProxies(
  app: FastifyInstance,
  { apiUrl, sandboxUrl }: Upstreams,
): Promise<void> {
  for (const prefix of ["/api", "/media", "/robots.txt"]) {
    await app.register(httpProxy, proxyOptions(apiUrl, prefix, prefix));
  }
  if (sandboxUrl) await app.register(httpProxy, proxyOptions(sandboxUrl, "/sandbox", ""));
}

function proxyOptions(upstream: string, prefix: string, rewritePrefix: string) {
  return {
    upstream,
    prefix,
    rewritePrefix,
    // Bodies are parsed by `limitBodies`.
    proxyPayloads: false,
    // The proxy logs each request that a client ends as a warning with a stack. `onError` logs the others.
    logLevel: "error" as const,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) =>
        removeLengthWithoutBody(request, requestHeaders(headers, request.ip)),
      rewriteHeaders: (headers) => endToEndHeaders(headers),
      onError: (reply, { error }) => {
        if (error.cause instanceof RefusedBodyError) return reply.send(error.cause);
        // Without the address, because it may contain the token of a link.
        if (!reply.request.raw.aborted)
          reply.log.error(`No response from ${upstream}: ${describeFailure(error)}`);
        return reply.code(503).send(API_UNAVAILABLE);
      },
    },
  } satisfies FastifyHttpProxyOptions & RegisterOptions;
}

/** Bodies of GET and HEAD requests are not forwarded. */
function removeLengthWithoutBody(
  { body }: { body?: unknown },
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  if (body !== undefined) return headers;
  const { "content-length": _length, ...others } = headers;
  return others;
}

const describeFailure = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

/** Headers of one connection, besides those that its Connection header names (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  ...["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "http2-settings"],
  // The gateway itself responds to `Expect: 100-continue`.
  "expect",
]);
/** Headers about the visitor that only a trusted proxy may set. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip)$/;

/** The headers without those of the connection. Node has joined repeated Connection headers with commas. */
function endToEndHeaders<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const named = String(headers.connection ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const isEndToEnd = (name: string) =>
    !HOP_BY_HOP.has(name) && !name.startsWith("proxy-") && !named.includes(name);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => isEndToEnd(name.toLowerCase())),
  ) as Headers;
}

/** The headers of a request to the API. @param address of the visitor, which replaces everything that a client claims */
function requestHeaders(headers: IncomingHttpHeaders, address: string): IncomingHttpHeaders {
  const kept = Object.entries(endToEndHeaders(headers)).filter(([name]) => !FORWARDED.test(name));
  return { ...Object.fromEntries(kept), "x-forwarded-for": address };
}
