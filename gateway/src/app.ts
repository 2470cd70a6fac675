import { resolve } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { documentRoutes } from "./documents/document.routes.ts";
import type { PageSettings } from "./documents/render-document.ts";
import { commonHeaders } from "./documents/security-headers.ts";
import { sitemapRoutes } from "./documents/sitemap.routes.ts";
import { registerErrorHandler, registerNotFoundHandler } from "./http/error-handlers.ts";
import { type HttpServerOptions, httpServer } from "./http/http-server.ts";
import { registerProxies, type Upstreams } from "./proxy/register-proxies.ts";
import { watchRegistry } from "./releases/active-releases.ts";
import { watchContentVersion } from "./rendering/content-version.ts";
import { startRenderWorkerPool } from "./rendering/render-worker-pool.ts";
import { RenderedPages } from "./rendering/rendered-pages.ts";

const YEAR_SECONDS = 31_536_000;

export interface GatewayOptions extends Upstreams, HttpServerOptions {
  releasesDir: string;
  settings: PageSettings;
}

/** Builds the gateway: it serves documents and releases, and forwards other requests to the API. */
export async function buildGateway({
  releasesDir,
  settings,
  tls,
  log,
  trustedProxies,
  ...upstreams
}: GatewayOptions): Promise<FastifyInstance> {
  const app = httpServer({ log, tls, trustedProxies });
  registerErrorHandler(app);
  const getReleases = await watchRegistry(releasesDir, (error) =>
    app.log.error(error, "The registry cannot be read."),
  );

  await app.register(compress, { threshold: 1024, brotliOptions: { params: { 1: 4 } } });
  await app.register(fastifyStatic, {
    root: resolve(releasesDir),
    prefix: "/releases/",
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    // Browsers have no use for the server builds.
    allowedPath: (path) => !path.includes("/server/"),
  });
  await registerProxies(app, upstreams);

  const workers = startRenderWorkerPool({
    apiUrl: upstreams.apiUrl,
    pageSettings: settings,
    warn: (message) => app.log.warn(message),
    now: () => performance.now(),
  });
  const { shell, remotes } = await getReleases();
  await workers.prepare(shell, remotes);
  app.addHook("onClose", () => workers.close());
  const headers = commonHeaders(settings.publicUrl);
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(headers);
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  const pages = new RenderedPages(workers, watchContentVersion(upstreams.apiUrl), settings);
  sitemapRoutes(app, { getReleases, apiUrl: upstreams.apiUrl, publicUrl: settings.publicUrl });
  documentRoutes(app, { getReleases, settings, pages });
  registerNotFoundHandler(app);
  return app;
}
