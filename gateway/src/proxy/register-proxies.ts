import httpProxy, { type FastifyHttpProxyOptions } from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

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
  await app.register(httpProxy, proxyOptions(apiUrl, "/api", "/api"));
  await app.register(httpProxy, proxyOptions(apiUrl, "/media", "/media"));
  await app.register(httpProxy, proxyOptions(apiUrl, "/robots.txt", "/robots.txt"));
  if (sandboxUrl) await app.register(httpProxy, proxyOptions(sandboxUrl, "/sandbox", ""));
}

function proxyOptions(upstream: string, prefix: string, rewritePrefix: string): FastifyHttpProxyOptions {
  return {
    upstream,
    prefix,
    rewritePrefix,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, "x-forwarded-for": request.ip }),
      onError: (reply) => reply.code(503).send(API_UNAVAILABLE),
    },
  };
}
