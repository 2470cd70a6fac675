import { extname } from "node:path";
import { readHashedName } from "@ligate/build/release-format/hashed-names";
import { hasAddress, type Release } from "@ligate/build/release-format/release";
import { isReleaseId } from "@ligate/delivery/repository/names";
import type { LogEntry, ReleaseReference } from "@ligate/delivery/repository/release-repository";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptsBrotli } from "../documents/compressed-document.ts";
import type { ActiveRelease } from "./active-release.ts";
import type { EnvironmentLogs } from "./environment-logs.ts";
import { FileDifferences } from "./file-differences.ts";
import type { ReleaseFollower } from "./follow-releases.ts";
import type { ReleaseLoader } from "./release-loader.ts";
import { CorruptReleaseError, type VerifiedFiles } from "./verified-files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Of a release that may never have been active: no cache that browsers share may answer with it. */
const IMMUTABLE_IN_PREVIEW = "private, max-age=31536000, immutable";
/** If so many releases are being fetched, requests for files of further ones fail. */
const MAX_PENDING = 8;
/** How many releases that contain a requested file are tried if none of them is active. */
const MAX_TRIED = 3;

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
 * The public files of every release that is or has been active in the environment, because open tabs go on with the releases
 * that they were loaded with. `/assets/…` addresses them by their content; `/releases/…` has the registry of active releases,
 * import maps, lists of pages, and the files of releases from before their names had hashes.
 */
export function releaseFilesRoutes(
  app: FastifyInstance,
  { follower, logs, loader, files }: ReleaseFilesOptions,
): void {
  const differences = new FileDifferences();

  const load = (name: string, entry: LogEntry) =>
    follower.find(name, entry.release) ?? loader.load(name, entry, MAX_PENDING);

  /** The served release with a file, or else the latest that can be loaded. */
  const findByFile = async (name: string, entries: LogEntry[]): Promise<Found | undefined> => {
    const served = entries.find(({ release }) => follower.find(name, release));
    for (const entry of served ? [served] : entries.slice(0, MAX_TRIED)) {
      const release = await load(name, entry);
      if (!("failure" in release)) return { entry, release };
    }
    return undefined;
  };

  /**
   * A version of a file; `undefined` if no release with it has been active, or none is on the disk, because a download costs
   * more than the difference saves.
   */
  const readVersion = async (name: string, file: string): Promise<Buffer | undefined> => {
    const entries = logs.findByFile(name, file).filter((entry) => loader.isOnDisk(name, entry));
    const found = await findByFile(name, entries);
    return found && files.read(found.release, file).catch(() => undefined);
  };

  app.get<{ Params: { name: string; file: string } }>("/assets/:name/:file", async (request, reply) => {
    const { name, file } = request.params;
    if (!readHashedName(file)) return reply.callNotFound();
    const pinned = request.preview?.find(name);
    if (pinned && Object.hasOwn(pinned.release.files, file)) return sendFile(request, reply, pinned, file);
    const entries = await logs.waitForEntries(() => logs.findByFile(name, file));
    if (entries.length === 0) return reply.callNotFound();
    const found = await findByFile(name, entries);
    return found ? sendFile(request, reply, found, file) : sendUnavailable(reply, 503);
  });

  app.get("/assets/*", (_request, reply) => reply.callNotFound());

  app.get("/releases/registry.json", (_request, reply) =>
    reply.header("cache-control", "no-cache").send(follower.registry()),
  );

  app.get<{ Params: { name: string; id: string; "*": string } }>(
    "/releases/:name/:id/*",
    async (request, reply) => {
      const { name, id, "*": path } = request.params;
      if (!isReleaseId(id)) return reply.callNotFound();
      const pinned = request.preview?.find(name);
      if (pinned?.release.id === id) return sendPath(request, reply, pinned, path);
      const entry = (
        await logs.waitForEntries(() => logs.of(name).filter(({ release }) => release === id))
      ).at(-1);
      if (!entry) return reply.callNotFound();
      const release = await load(name, entry);
      if ("failure" in release) return sendUnavailable(reply, 503);
      return sendPath(request, reply, { entry, release }, path);
    },
  );

  app.get("/releases/:name/unavailable/*", (_request, reply) => sendUnavailable(reply, 503));

  app.get("/releases/*", (_request, reply) => reply.callNotFound());

  function sendPath(request: FastifyRequest, reply: FastifyReply, found: Found, path: string) {
    const { release } = found;
    const text = path === "import-map.json" ? release.importMap?.text : undefined;
    const list = path === "pages.json" ? JSON.stringify(pageFiles(release)) : text;
    if (list === undefined) return sendFile(request, reply, found, path);
    return reply.header("cache-control", cacheControl(request, found)).type("application/json").send(list);
  }

  async function sendFile(request: FastifyRequest, reply: FastifyReply, found: Found, path: string) {
    const { headers } = request;
    const { entry, release } = found;
    const { name } = release;
    if (!Object.hasOwn(release.files, path) || !hasAddress(path)) return reply.callNotFound();
    const hasBrotli = Object.hasOwn(release.files, `${path}.br`);
    try {
      const hasVersions = hasBrotli && readHashedName(path) !== undefined && !isPinned(request, found);
      const isBrotli = hasBrotli && acceptsBrotli(headers["accept-encoding"]?.toString());
      const content = await files.read(release, isBrotli ? `${path}.br` : path);
      const readWhole = () => files.read(release, path);
      const read = (file: string) => readVersion(name, file);
      const encoded = hasVersions && (await differences.encode({ file: path, readWhole, read }, headers));

      const encoding = encoded ? "dcz" : isBrotli && "br";
      if (encoding) reply.header("content-encoding", encoding);
      if (hasBrotli) reply.header("vary", "accept-encoding");
      if (hasVersions) reply.headers(differences.headers(path));
      reply.header("cache-control", cacheControl(request, found));
      return reply.type(CONTENT_TYPES[extname(path)] ?? "application/octet-stream").send(encoded || content);
    } catch (error) {
      if (!(error instanceof CorruptReleaseError)) throw error;
      if (loader.repair(name, entry)) app.log.error(error.message);
      return sendUnavailable(reply, 500);
    }
  }
}

/** A release, and the entry that names it. */
interface Found {
  entry: ReleaseReference;
  release: ActiveRelease;
}

/** Whether it is a release of the request's preview. */
const isPinned = ({ preview }: FastifyRequest, found: Found): boolean =>
  preview?.find(found.release.name) === found;

const cacheControl = (request: FastifyRequest, found: Found): string =>
  isPinned(request, found) ? IMMUTABLE_IN_PREVIEW : IMMUTABLE;

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
