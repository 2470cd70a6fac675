import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from "fastify";
import { FAST_REFRESH_HOOK } from "../documents/fast-refresh-hook.ts";
import { httpServer } from "../http/http-server.ts";
import { toLocalResponse, toStoreRequest } from "./proxy-headers.ts";
import { parseStoreDocument, StoreReleases, templateOfSources } from "./store-document.ts";
import { unreachableError } from "./unreachable-error.ts";

export interface StoreProxyOptions {
  /** Origin of a deployed store. */
  store: string;
  /** Package → URL of its development server; the shell is among them. */
  servers: Record<string, string>;
}

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** The proxy changes Origin and Referer, so it may not answer under a name that another site has chosen. */
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Builds a server that is a deployed store with some packages from development servers. The store answers each request. If
 * its response is a document, the browser gets one with the same registry in which the development servers have their places.
 */
export async function buildStoreProxy({ store, servers }: StoreProxyOptions): Promise<FastifyInstance> {
  const app = httpServer({});
  app.addHook("onRequest", async (request, reply) => {
    if (LOCAL_HOSTS.includes(request.hostname)) return;
    return reply.code(403).send({ detail: `This server answers at ${LOCAL_HOSTS.join(", ")} only.` });
  });
  app.setErrorHandler(({ message }: Error, _request, reply) =>
    reply.code(502).type("text/plain; charset=utf-8").send(`${message}\n`),
  );
  app.get(FAST_REFRESH_HOOK.path, (_request, reply) =>
    reply.type("text/javascript").send(FAST_REFRESH_HOOK.source),
  );
  // The store's metrics must not count errors and timings of a development build.
  app.post("/browser-reports*", (_request, reply) => reply.code(204).send());
  await app.register(httpProxy, {
    upstream: store,
    disableRequestLogging: true,
    replyOptions: {
      // By default, the proxy repeats a read ten times that the store answers with 503.
      retryDelay: () => null,
      rewriteRequestHeaders: ({ host }, headers) => toStoreRequest(headers, `http://${host}`, store),
      rewriteHeaders: (headers) => toLocalResponse(headers, store),
      onResponse: ({ url }, reply, { stream }) => {
        if (!isReadableHtml(reply)) return reply.send(stream);
        respond(url, reply, stream).catch((error) => reply.send(error));
      },
      onError: (reply, { error }) => reply.send(unreachableError(`The store at ${store}`, error)),
    },
  });

  /** Responds with a document if the store does, and otherwise with the HTML of the store. */
  async function respond(url: string, reply: Reply, stream: Readable): Promise<void> {
    const html = await text(stream);
    const document = parseStoreDocument(html);
    if (!document) return void reply.send(html);
    const releases = await readReleases(store);
    const { pathname } = new URL(store + url);
    const template = await templateOfSources({ ...document, releases }, servers, pathname);
    // The store's headers describe its own document.
    for (const name of Object.keys(reply.getHeaders())) if (name !== "set-cookie") reply.removeHeader(name);
    reply.code(template.context.owner ? 200 : 404).headers(template.headers);
    void reply.send(template.withoutPage().html);
  }
  return app;
}

const isReadableHtml = (reply: Reply): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/html") && !reply.hasHeader("content-encoding");

/** For the list of remotes in the browser only, so a store without it, or of another date, is served all the same. */
async function readReleases(store: string): Promise<StoreReleases> {
  const response = await fetch(new URL("/releases/registry.json", store)).catch(() => undefined);
  return StoreReleases.catch({}).parse(await response?.json().catch(() => undefined));
}
