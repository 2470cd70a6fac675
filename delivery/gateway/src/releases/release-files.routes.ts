import { extname } from "node:path";
import { isPublicFile, type Release } from "@ligate/build/release-format/release";
import type { FastifyInstance, FastifyReply } from "fastify";
import { acceptsBrotli } from "../documents/compressed-document.ts";
import type { ActiveRelease } from "./active-release.ts";
import type { EnvironmentLogs } from "./environment-logs.ts";
import type { ReleaseFollower } from "./follow-releases.ts";
import type { ReleaseLoader } from "./release-loader.ts";
import { CorruptReleaseError, type VerifiedFiles } from "./verified-files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** If so many releases are being fetched, requests for files of further ones fail. */
const MAX_PENDING = 8;

const CONTENT_TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export interface ReleaseFilesOptions {
  follower: ReleaseFollower;
  logs: EnvironmentLogs;
  loader: ReleaseLoader;
  files: VerifiedFiles;
}

/**
 * `/releases/…`: the registry of active releases, and the public files, import maps and lists of pages of every release that
 * is or has been active in the environment, because open tabs go on with the releases that they were loaded with.
 */
export function releaseFilesRoutes(
  app: FastifyInstance,
  { follower, logs, loader, files }: ReleaseFilesOptions,
): void {
  app.get("/releases/registry.json", (_request, reply) =>
    reply.header("cache-control", "no-cache").send(follower.registry()),
  );

  app.get<{ Params: { name: string; id: string; "*": string } }>(
    "/releases/:name/:id/*",
    async ({ params: { name, id, "*": path }, headers }, reply) => {
      const entry = await logs.findSoon(name, id);
      if (!entry) return reply.callNotFound();
      const release = follower.find(name, id) ?? (await loader.load(name, entry, MAX_PENDING));
      if ("failure" in release) return sendUnavailable(reply, 503);
      if (path === "import-map.json") return sendJson(reply, release.importMap?.text);
      if (path === "pages.json") return sendJson(reply, JSON.stringify(pageFiles(release)));
      if (!isServed(release, path)) return reply.callNotFound();

      const hasBrotli = Object.hasOwn(release.files, `${path}.br`);
      const isBrotli = hasBrotli && acceptsBrotli(headers["accept-encoding"]?.toString());
      try {
        const content = await files.read(release, isBrotli ? `${path}.br` : path);
        if (hasBrotli) reply.header("vary", "accept-encoding");
        if (isBrotli) reply.header("content-encoding", "br");
        const type = CONTENT_TYPES[extname(path)] ?? "application/octet-stream";
        return reply.header("cache-control", IMMUTABLE).type(type).send(content);
      } catch (error) {
        if (!(error instanceof CorruptReleaseError)) throw error;
        if (loader.repair(name, entry)) app.log.error(error.message);
        return sendUnavailable(reply, 500);
      }
    },
  );

  app.get("/releases/:name/unavailable/*", (_request, reply) => sendUnavailable(reply, 503));

  app.get("/releases/*", (_request, reply) => reply.callNotFound());
}

/** Brotli copies are encodings of other files, not files of their own. */
const isServed = ({ files }: ActiveRelease, path: string): boolean =>
  Object.hasOwn(files, path) && isPublicFile(path) && !path.endsWith(".br");

const sendJson = (reply: FastifyReply, text: string | undefined) =>
  reply.header("cache-control", IMMUTABLE).type("application/json").send(text);

const sendUnavailable = (reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("This file cannot be served at the moment.\n");

/** `pages.json` of a release: the files of its route table and of each page, which the shell prefetches. */
const pageFiles = ({ table, pages }: Pick<Release, "table" | "pages">) => ({
  table,
  pages: Object.values(pages).map(({ path, js, css }) => ({ path, js, css })),
});
