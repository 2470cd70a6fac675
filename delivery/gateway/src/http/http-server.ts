import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { requestIds } from "@ligate/server/request-ids";
import Fastify, { type FastifyInstance } from "fastify";

/** Certificate and key in PEM. */
export interface Tls {
  cert: string;
  key: string;
}

export interface HttpServerOptions {
  /** Logs warnings and errors to standard output as JSON lines. */
  log?: boolean;
  /** Serves HTTP/2 and HTTP/1.1 over TLS, for installations without a proxy in front. */
  tls?: Tls;
  /** Addresses and networks whose X-Forwarded-For and X-Request-Id headers are trusted; none by default. */
  trustedProxies?: string[];
}

/** Creates a Fastify server without routes. */
export function httpServer({ log, tls, trustedProxies }: HttpServerOptions): FastifyInstance {
  const options = {
    logger: log ? { level: "warn" } : false,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    // Requests that arrive on open connections while the server closes are answered; a 503 would lose them.
    return503OnClosing: false,
    trustProxy: trustedProxies ?? false,
    genReqId: requestIds(trustedProxies ?? []),
    clientErrorHandler: respondToUnreadable,
    rewriteUrl: ({ url }: { url?: string }) => normalizeUrl(url ?? "/"),
  };
  if (!tls) return Fastify(options);
  // Fastify types an HTTP/2 server differently; the routes do not depend on the difference.
  return Fastify({
    ...options,
    http2: true,
    https: { ...tls, allowHTTP1: true },
  }) as unknown as FastifyInstance;
}

/**
 * Escapes the `%` signs of a path that cannot be decoded, as routers in browsers do. Such a path gets the store's page
 * with status 404 instead of an error of the server.
 * @param url path and query
 */
function normalizeUrl(url: string): string {
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

const UNREADABLE = { status: 400, detail: "This request cannot be read." };
const RESPONSES: Record<string, typeof UNREADABLE> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: "The request took too long to arrive. Please try again." },
  HPE_HEADER_OVERFLOW: { status: 431, detail: "The headers of this request are too large." },
};

/** Answers an invalid or incomplete HTTP request in the format of the API, and closes its connection. */
function respondToUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { status, detail } = RESPONSES[error.code ?? ""] ?? UNREADABLE;
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "content-type: application/json; charset=utf-8",
    "connection: close",
  ];
  // Not `end`: the client may never close its side.
  if (socket.writable) socket.write([...head, "", body].join("\r\n"), () => socket.destroy());
  else socket.destroy();
}
