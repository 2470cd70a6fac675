import { resolve } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { documentRoutes } from "./document.routes.ts";
import type { PageSettings } from "./document.ts";
import { type HttpServerOptions, httpServer } from "./http-server.ts";
import { followRegistry } from "./live-releases.ts";
import { answerErrors, answerOtherRequests } from "./other-requests.ts";
import { registerProxies, type Upstreams } from "./proxies.ts";
import { followContent } from "./rendering/content-version.ts";
import { RenderedPages } from "./rendering/rendered-pages.ts";
import { startRenderer } from "./rendering/renderer.ts";
import { commonHeaders } from "./security-headers.ts";

const YEAR_SECONDS = 31_536_000;

export interface GatewayOptions extends Upstreams, HttpServerOptions {
  releasesDir: string;
  settings: PageSettings;
}

/** The server in front: documents, releases, and a proxy for the rest. */
export async function buildGateway({
  releasesDir,
  settings,
  tls,
  log,
  trustedProxies,
  ...upstreams
}: GatewayOptions): Promise<FastifyInstance> {
  const app = httpServer({ log, tls, trustedProxies });
  answerErrors(app);
  const live = await followRegistry(releasesDir, (error) =>
    app.log.error(error, "The registry cannot be read."),
  );

  await app.register(compress, { threshold: 1024, brotliOptions: { params: { 1: 4 } } });
  await app.register(fastifyStatic, {
    root: resolve(releasesDir),
    prefix: "/releases/",
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    // What pages are rendered with is the gateway's own business.
    allowedPath: (path) => !path.includes("/server/"),
  });
  await registerProxies(app, upstreams);

  const renderer = startRenderer({
    apiUrl: upstreams.apiUrl,
    pageSettings: settings,
    warn: (sentence) => app.log.warn(sentence),
    now: () => performance.now(),
  });
  const { shell, remotes } = await live();
  await renderer.prepare(shell, remotes);
  app.addHook("onClose", () => renderer.close());
  const headers = commonHeaders(settings.publicUrl);
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(headers);
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  const pages = new RenderedPages(renderer, followContent(upstreams.apiUrl), settings);
  documentRoutes(app, { live, settings, pages });
  answerOtherRequests(app);
  return app;
}
