import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import httpProxy, { type FastifyHttpProxyOptions } from "@fastify/http-proxy";
import { REQUEST_ID } from "@ligate/server/request-ids";
import type { FastifyInstance, FastifyReply, FastifyRequest, RegisterOptions } from "fastify";
import { sendUnavailable } from "../documents/unavailable-page.ts";
import { ApiAddresses } from "./api-addresses.ts";
import { RefusedRequestError } from "./request-limits.ts";

export interface Upstreams {
  api: ApiAddresses;
  /** Fakes of third-party services, in the demo and in tests. */
  sandboxUrl?: string;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** The longest time without data of a response: the API ends the statements of a read before, a capture takes up to 20 s. */
const RESPONSE_TIMEOUT_MS = { read: 15_000, write: 60_000 };
const READS = ["GET", "HEAD", "OPTIONS"];

/** Forwards requests to the API, its media and, in the demo, the sandbox. */
export async function registerProxies(app: FastifyInstance, { api, sandboxUrl }: Upstreams): Promise<void> {
  for (const prefix of ["/api", "/media", "/robots.txt"]) {
    await app.register(httpProxy, proxyOptions(api, prefix, prefix));
  }
  if (sandboxUrl) await app.register(httpProxy, proxyOptions(new ApiAddresses([sandboxUrl]), "/sandbox", ""));
}

function proxyOptions(api: ApiAddresses, prefix: string, rewritePrefix: string) {
  return {
    // An address per request.
    upstream: "",
    prefix,
    rewritePrefix,
    // Bodies are parsed by `limitRequests`.
    proxyPayloads: false,
    // The proxy logs each request that a client ends as a warning with a stack. `fail` logs the others.
    logLevel: "error" as const,
    // As many connections as requests are accepted: a capture would wait for one.
    undici: { connections: null, connect: { timeout: CONNECT_TIMEOUT_MS } },
    replyOptions: {
      // By default, the proxy repeats a read ten times that an overloaded API answers with 503.
      retryDelay: () => null,
      getUpstream: () => "",
      rewriteRequestHeaders: (request, headers) =>
        removeLengthWithoutBody(request, requestHeaders(headers, request)),
      rewriteHeaders: (headers) => endToEndHeaders(headers),
    },
    handler: (request, reply, path, options) => {
      forward(api, request, reply, { path, options }).catch((error) => fail(reply, error));
      return reply;
    },
  } satisfies FastifyHttpProxyOptions & RegisterOptions;
}

type ReplyOptions = NonNullable<FastifyHttpProxyOptions["replyOptions"]>;

/** Sends a request to the API, and once more if there is no response to a read, or no connection. */
function forward(
  api: ApiAddresses,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, options }: { path: string; options: ReplyOptions },
): Promise<void> {
  const body = request.body as Buffer | Readable | undefined;
  const isRead = READS.includes(request.method);
  const send = (address: string) =>
    new Promise<void>((resolve, reject) => {
      if (body) request.body = toStream(body);
      reply.from(path, {
        ...options,
        timeout: isRead ? RESPONSE_TIMEOUT_MS.read : RESPONSE_TIMEOUT_MS.write,
        getUpstream: () => address,
        onResponse: (_request, _reply, { stream }) => {
          resolve();
          reply.send(stream);
        },
        onError: (_reply, { error }) => reject(new NoResponseError(address, error)),
      });
    });
  return api.request(send, (error) => error instanceof NoResponseError && (isRead || error.isUnsent));
}

/**
 * A stream, because the proxy would encode a buffer as JSON. It does not read a form before it is read itself, so that a
 * request without a connection leaves the form to the next.
 */
const toStream = (body: Buffer | Readable): Readable =>
  Readable.from(Buffer.isBuffer(body) ? [body] : passOn(body), { objectMode: false });

async function* passOn(body: Readable) {
  yield* body;
}

/** The error of the proxy; its cause, if any, is that of the connection. */
class NoResponseError extends Error {
  override name = "NoResponseError";
  override readonly cause: unknown;
  /** Nothing was sent, because there was no connection. */
  readonly isUnsent: boolean;

  constructor(address: string, { message, cause }: Error) {
    super(`No response from ${address}: ${cause instanceof Error ? cause : message}`);
    this.cause = cause;
    const { syscall, code } = (cause ?? {}) as NodeJS.ErrnoException;
    this.isUnsent = syscall === "connect" || code === "UND_ERR_CONNECT_TIMEOUT";
  }
}

function fail(reply: FastifyReply, error: Error): FastifyReply {
  if (error.cause instanceof RefusedRequestError) return reply.send(error.cause);
  if (!(error instanceof NoResponseError)) return reply.send(error);
  // Without the address of the request, because it may contain the token of a link.
  if (!reply.request.raw.aborted) reply.log.error(error.message);
  return sendUnavailable(reply);
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

/** Headers of one connection, besides those that its Connection header names (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  ...["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "http2-settings"],
  // The gateway itself responds to `Expect: 100-continue`.
  "expect",
]);
/** Headers about the visitor, or of a trace, that a visitor may not set. */
const FORWARDED =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|traceparent|tracestate|baggage)$/;

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

/** The headers of a request to the API. The visitor's address and the id replace everything that a client claims. */
function requestHeaders(
  headers: IncomingHttpHeaders,
  { ip, id }: Pick<FastifyRequest, "ip" | "id">,
): IncomingHttpHeaders {
  const kept = Object.entries(endToEndHeaders(headers)).filter(([name]) => !FORWARDED.test(name));
  return { ...Object.fromEntries(kept), "x-forwarded-for": ip, [REQUEST_ID]: id };
}
