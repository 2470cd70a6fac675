import Fastify, { type FastifyInstance } from "fastify";
import { normalizeUrl } from "./normalize-url.ts";
import { respondToUnreadable } from "./unreadable-requests.ts";

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
  /** Addresses and networks whose X-Forwarded-For header is trusted; none by default. */
  trustedProxies?: string[];
}

/** Creates a Fastify server without routes. */
export function httpServer({ log, tls, trustedProxies }: HttpServerOptions): FastifyInstance {
  const options = {
    logger: log ? { level: "warn" } : false,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    trustProxy: trustedProxies ?? false,
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
