import Fastify, { type FastifyInstance } from "fastify";
import { readableUrl } from "./readable-url.ts";

/** Certificate and key in PEM. */
export interface Tls {
  cert: string;
  key: string;
}

export interface HttpServerOptions {
  /** Warnings and errors go to standard output, as lines of JSON. */
  log?: boolean;
  /** Serves HTTP/2 itself (and 1.1 for who asks for it), where nothing in front of it does. */
  tls?: Tls;
  /** Addresses and networks whose X-Forwarded-For is believed; nobody's by default. */
  trustedProxies?: string[];
}

/** A server without routes. */
export function httpServer({ log, tls, trustedProxies }: HttpServerOptions): FastifyInstance {
  const options = {
    logger: log ? { level: "warn" } : false,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    trustProxy: trustedProxies ?? false,
    rewriteUrl: ({ url }: { url?: string }) => readableUrl(url ?? "/"),
  };
  if (!tls) return Fastify(options);
  // The types tell the two kinds of server apart; no route of ours does.
  return Fastify({
    ...options,
    http2: true,
    https: { ...tls, allowHTTP1: true },
  }) as unknown as FastifyInstance;
}
