import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { documentRoutes } from "./documents/document.routes.ts";
import type { PageSettings } from "./documents/document-context.ts";
import { commonHeaders } from "./documents/security-headers.ts";
import { sitemapRoutes } from "./documents/sitemap.routes.ts";
import { discardUnreadBodies, limitBodies } from "./http/body-limits.ts";
import { registerErrorHandler, registerNotFoundHandler } from "./http/error-handlers.ts";
import { type HttpServerOptions, httpServer } from "./http/http-server.ts";
import { registerProxies, type Upstreams } from "./http/register-proxies.ts";
import { CallsCheck } from "./releases/calls-check.ts";
import { releaseFilesRoutes } from "./releases/release-files.routes.ts";
import { type ReleaseSource, startFollowing } from "./releases/start-following.ts";
import { watchContentVersion } from "./rendering/content-version.ts";
import { startRenderWorkerPool } from "./rendering/render-worker-pool.ts";
import { RenderedPages } from "./rendering/rendered-pages.ts";

export interface GatewayOptions extends Upstreams, HttpServerOptions {
  source: ReleaseSource;
  settings: PageSettings;
}

/**
 * Builds the gateway: it serves documents and releases, and forwards other requests to the API. It serves what it can, and
 * the rest as soon as it can be loaded; `/readyz` says what it lacks.
 */
export async function buildGateway({
  source,
  settings,
  tls,
  log,
  trustedProxies,
  ...upstreams
}: GatewayOptions): Promise<FastifyInstance> {
  const app = httpServer({ log, tls, trustedProxies });
  registerErrorHandler(app);
  limitBodies(app);
  const workers = startRenderWorkerPool({
    apiUrl: upstreams.apiUrl,
    pageSettings: settings,
    warn: (message) => app.log.warn(message),
    now: () => performance.now(),
  });
  app.addHook("onClose", () => workers.close());
  const calls = new CallsCheck({ ...upstreams, onError: (problem) => app.log.error(problem) });
  app.addHook("onClose", async () => calls.close());
  const releases = await startFollowing(
    source,
    (next) => {
      void calls.follow(next);
      return workers.prepare(next.shell, next.remotes);
    },
    app.log,
  );
  app.addHook("onClose", async () => releases.close());
  const getReleases = () => releases.follower.get();

  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });
  discardUnreadBodies(app);
  await registerProxies(app, upstreams);
  const headers = commonHeaders(settings.publicUrl);
  app.addHook("onSend", async (_request, reply) => {
    // The API's answers send no referrer: the address of a document's link is a secret.
    const policy = reply.getHeader("referrer-policy");
    reply.headers(policy === undefined ? headers : { ...headers, "referrer-policy": policy });
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", (_request, reply) => {
    const { ready, problems } = releases.follower.status();
    reply.code(ready ? 200 : 503).header("cache-control", "no-store");
    return reply.send({ ready, problems: [...problems, ...calls.problems] });
  });
  releaseFilesRoutes(app, releases);
  const pages = new RenderedPages(workers, watchContentVersion(upstreams.apiUrl));
  sitemapRoutes(app, { getReleases, apiUrl: upstreams.apiUrl, publicUrl: settings.publicUrl });
  documentRoutes(app, { getReleases, settings, pages });
  registerNotFoundHandler(app);
  return app;
}
