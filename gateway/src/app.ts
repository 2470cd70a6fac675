import { join, resolve } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import { findOwner } from "@ligate/contract/owner";
import Fastify, { type FastifyInstance } from "fastify";
import { DEVELOPMENT, REFRESH_HOOK } from "./development.ts";
import { type PageSettings, renderDocument } from "./document.ts";
import { followRegistry } from "./live-releases.ts";
import { registerProxies, type Upstreams } from "./proxies.ts";
import { COMMON_HEADERS, contentSecurityPolicy } from "./security-headers.ts";

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
    decorateReply: true,
  });
  await registerProxies(app, upstreams);

  app.addHook("onSend", async (_request, reply) => {
    reply.headers(COMMON_HEADERS);
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/favicon.svg", (_request, reply) =>
    reply.sendFile("favicon.svg", join(import.meta.dirname, "..")),
  );
  app.get(REFRESH_HOOK.path, (_request, reply) => reply.type("text/javascript").send(REFRESH_HOOK.source));
  app.get("/*", async (request, reply) => {
    const path = new URL(request.url, "http://store.invalid").pathname;
    const releases = await live();
    return reply
      .code(findOwner(releases.remotes, path) ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header(
        "content-security-policy",
        contentSecurityPolicy(path, settings.paypal.sdkUrl, releases.shell.id === DEVELOPMENT),
      )
      .send(renderDocument(releases, settings, path));
  });
  return app;
}
