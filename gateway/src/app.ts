import { join, resolve } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { documentRoutes } from "./document.routes.ts";
import type { PageSettings } from "./document.ts";
import { followRegistry } from "./live-releases.ts";
import { registerProxies, type Upstreams } from "./proxies.ts";
import { RenderedPages } from "./rendering/rendered-pages.ts";
import { startRenderer } from "./rendering/renderer.ts";
import { COMMON_HEADERS } from "./security-headers.ts";

const YEAR_SECONDS = 31_536_000;

export interface GatewayOptions extends Upstreams {
  releasesDir: string;
  settings: PageSettings;
  /** Warnings and errors go to standard output, as lines of JSON. */
  log?: boolean;
}

/** The server in front: documents, releases, and a proxy for the rest. */
export async function buildGateway({
  releasesDir,
  settings,
  log,
  ...upstreams
}: GatewayOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log ? { level: "warn" } : false,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
  });
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
    decorateReply: true,
  });
  await registerProxies(app, upstreams);

  const renderer = startRenderer(upstreams.apiUrl);
  app.addHook("onClose", () => renderer.close());
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(COMMON_HEADERS);
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/favicon.svg", (_request, reply) =>
    reply.sendFile("favicon.svg", join(import.meta.dirname, "..")),
  );
  documentRoutes(app, { live, settings, pages: new RenderedPages(renderer) });
  return app;
}
