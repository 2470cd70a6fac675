import compress from "@fastify/compress";
import { logRequests } from "@ligate/server/access-log";
import { type Load, shedLoad } from "@ligate/server/load-shedding";
import { measureRequests, type Registry } from "@ligate/server/metrics";
import { sendRequestIds } from "@ligate/server/request-ids";
import type { TracingOptions } from "@ligate/server/tracing";
import type { FastifyInstance } from "fastify";
import { browserReportsRoutes } from "./browser-reports/browser-reports.routes.ts";
import { documentRoutes } from "./documents/document.routes.ts";
import type { PageSettings } from "./documents/document-context.ts";
import { DocumentTemplates } from "./documents/document-template.ts";
import { limitSearchPages } from "./documents/search-limit.ts";
import { commonHeaders, REFERRER_POLICY } from "./documents/security-headers.ts";
import { securityTxtRoutes } from "./documents/security-txt.routes.ts";
import { sitemapRoutes } from "./documents/sitemap.routes.ts";
import { ApiAddresses, watchApi } from "./http/api-addresses.ts";
import { registerErrorHandler, registerNotFoundHandler } from "./http/error-handlers.ts";
import { addGatewayMetrics, measureRenders } from "./http/gateway-metrics.ts";
import { type HttpServerOptions, httpServer } from "./http/http-server.ts";
import { registerProxies, type Upstreams } from "./http/register-proxies.ts";
import { discardUnreadBodies, limitRequests } from "./http/request-limits.ts";
import { previewHost } from "./previews/preview-host.ts";
import { MAX_PREVIEWS, Previews } from "./previews/previews.ts";
import { CallsCheck } from "./releases/calls-check.ts";
import { releaseFilesRoutes } from "./releases/release-files.routes.ts";
import { type ReleaseSource, startFollowing, startPruning } from "./releases/start-following.ts";
import { watchContentVersion } from "./rendering/content-version.ts";
import { startRenderWorkerPool } from "./rendering/render-worker-pool.ts";
import { RenderedPages } from "./rendering/rendered-pages.ts";

export interface GatewayOptions extends HttpServerOptions {
  source: ReleaseSource;
  settings: PageSettings;
  /** Addresses of the API. A name may have several records. */
  apiUrls: string[];
  /** Fakes of third-party services, in the demo and in tests. */
  sandboxUrl?: string;
  /** PREVIEW_URL and PREVIEW_KEY. */
  previews?: { url: string; key: string } | undefined;
  /** Aborted when the gateway is about to stop: from then on it is not ready. */
  stopping?: AbortSignal;
  /** Logs each request. */
  accessLog?: boolean;
  /** Where requests, renders and releases are measured. */
  metrics?: Registry;
  /** Where traces are sent, and the share of requests that are traced. */
  traces?: Pick<TracingOptions, "endpoint" | "share">;
}

/**
 * Requests that are forwarded at the same time: what several APIs have in progress. Only if these do not answer in time, more
 * of them arrive. Documents are not refused: if too many are being rendered, the browser renders further ones.
 */
const LOAD_LIMITS = { checkout: 512, read: 256, search: 128, file: 512 };

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
  apiUrls,
  sandboxUrl,
  previews,
  stopping,
  accessLog,
  metrics,
  traces,
}: GatewayOptions): Promise<FastifyInstance> {
  const app = httpServer({ log, tls, trustedProxies });
  registerErrorHandler(app);
  sendRequestIds(app);
  if (accessLog) logRequests(app);
  if (traces) await sendTraces(app, traces);
  const startAgain = metrics && measureRequests(app, metrics);
  limitRequests(app);
  const api = new ApiAddresses(apiUrls);
  const stopWatching = watchApi(api, apiUrls, { warn: (message) => app.log.warn(message) });
  app.addHook("onClose", async () => stopWatching());
  const startWorkers = (title = "", maxReleases?: number) =>
    startRenderWorkerPool({
      ...{ api, pageSettings: settings, maxReleases, now: () => performance.now() },
      warn: (message) => app.log.warn(title + message),
    });
  const pool = startWorkers();
  const workers = metrics ? measureRenders(metrics, pool) : pool;
  app.addHook("onClose", () => workers.close());
  const calls = new CallsCheck({ api, onError: (problem) => app.log.error(problem) });
  app.addHook("onClose", async () => calls.close());
  const releases = await startFollowing(
    source,
    (next) => {
      void calls.follow(next);
      startAgain?.();
      return workers.prepare(next.shell, next.remotes);
    },
    app.log,
  );
  app.addHook("onClose", async () => releases.follower.close());
  const getReleases = () => releases.follower.get();
  const contentVersion = watchContentVersion(api);

  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });
  discardUnreadBodies(app);
  const headers = commonHeaders(settings.publicUrl);
  app.addHook("onSend", async ({ url }, reply) => {
    reply.headers(headers);
    // The API's answers send no referrer: the address of a document's link is a secret.
    if (!reply.hasHeader("referrer-policy") && !url.startsWith("/assets/")) reply.headers(REFERRER_POLICY);
  });
  const { files, loader, follower } = releases;
  const opened =
    previews &&
    new Previews({
      ...{ files, loader, settings, getReleases, contentVersion, key: previews.key },
      ...{ environment: source.environment },
      startWorkers: () => startWorkers("In a preview: ", MAX_PREVIEWS),
    });
  app.addHook("onClose", () => opened?.close());
  if (opened) previewHost(app, { url: previews.url, publicUrl: settings.publicUrl, previews: opened });
  const isUsed = (name: string, id: string) => Boolean(follower.find(name, id) ?? opened?.find(name, id));
  const stopPruning = startPruning(source, isUsed, app.log);
  app.addHook("onClose", async () => stopPruning());
  const load = await registerForwarding(app, { api, sandboxUrl });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", (_request, reply) => {
    const { ready: canServe, problems } = releases.follower.status();
    const ready = canServe && !stopping?.aborted;
    reply.code(ready ? 200 : 503).header("cache-control", "no-store");
    const stop = stopping?.aborted ? ["The gateway is stopping."] : [];
    return reply.send({ ready, problems: [...stop, ...problems, ...calls.problems] });
  });
  releaseFilesRoutes(app, releases);
  browserReportsRoutes(app, { getReleases, logs: releases.logs, metrics });
  const pages = new RenderedPages(workers, contentVersion);
  securityTxtRoutes(app, settings.publicUrl);
  sitemapRoutes(app, { getReleases, api, publicUrl: settings.publicUrl });
  const documents = { getReleases, templates: new DocumentTemplates(settings), pages };
  documentRoutes(app, documents, await limitSearchPages(app));
  registerNotFoundHandler(app);
  if (metrics) addGatewayMetrics(metrics, { api, load, workers, pages, follower: releases.follower });
  return app;
}

/** Only forwarded requests are refused. */
async function registerForwarding(app: FastifyInstance, upstreams: Upstreams): Promise<Load> {
  const { promise: load, resolve } = Promise.withResolvers<Load>();
  await app.register(async (forwarded) => {
    resolve(shedLoad(forwarded, LOAD_LIMITS));
    await registerProxies(forwarded, upstreams);
  });
  return load;
}

/** Loads the libraries of OpenTelemetry only here. A trace begins at the gateway, not with a header of a visitor. */
async function sendTraces(app: FastifyInstance, traces: NonNullable<GatewayOptions["traces"]>) {
  const { traceRequests } = await import("@ligate/server/tracing");
  traceRequests(app, { ...traces, service: "ligate-gateway", continues: false });
}
