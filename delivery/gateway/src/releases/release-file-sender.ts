import { extname } from "node:path";
import { readHashedName } from "@ligate/build/release-format/hashed-names";
import { hasAddress, type Release } from "@ligate/build/release-format/release";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { acceptsEncoding } from "../http/accepts-encoding.ts";
import type { ActiveRelease } from "./active-release.ts";
import { FileDifferences } from "./file-differences.ts";
import type { FoundRelease, ReleaseFinder } from "./release-finder.ts";
import type { ReleaseLoader } from "./release-loader.ts";
import { CorruptReleaseError, type VerifiedFiles } from "./verified-files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Of a release that may never have been active: no cache that browsers share may answer with it. */
const IMMUTABLE_IN_PREVIEW = "private, max-age=31536000, immutable";

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

export interface ReleaseFileSenderOptions {
  finder: ReleaseFinder;
  loader: Pick<ReleaseLoader, "repair">;
  files: VerifiedFiles;
  log: Pick<FastifyBaseLogger, "error">;
}

/** Sends the public files of releases, verified, in the smallest encoding that the browser accepts. */
export class ReleaseFileSender {
  readonly #options: ReleaseFileSenderOptions;
  readonly #differences = new FileDifferences();

  constructor(options: ReleaseFileSenderOptions) {
    this.#options = options;
  }

  /** Sends what is at a path of a release: a list that the gateway computes, or a file. */
  async sendPath(request: FastifyRequest, reply: FastifyReply, found: FoundRelease, path: string) {
    const { release } = found;
    const text = path === "import-map.json" ? release.importMap?.text : undefined;
    const list = path === "pages.json" ? JSON.stringify(pageFiles(release)) : text;
    if (list === undefined) return this.sendFile(request, reply, found, path);
    return reply.header("cache-control", cacheControl(request, found)).type("application/json").send(list);
  }

  async sendFile(request: FastifyRequest, reply: FastifyReply, found: FoundRelease, path: string) {
    const { loader, log } = this.#options;
    const { entry, release } = found;
    if (!Object.hasOwn(release.files, path) || !hasAddress(path)) return reply.callNotFound();
    try {
      return await this.#sendVerified(request, reply, found, path);
    } catch (error) {
      if (!(error instanceof CorruptReleaseError)) throw error;
      if (loader.repair(release.name, entry)) log.error(error.message);
      return sendFileUnavailable(reply, 500);
    }
  }

  /** @throws CorruptReleaseError */
  async #sendVerified(request: FastifyRequest, reply: FastifyReply, found: FoundRelease, path: string) {
    const { headers } = request;
    const { release } = found;
    const hasBrotli = Object.hasOwn(release.files, `${path}.br`);
    const hasVersions = hasBrotli && readHashedName(path) !== undefined && !isPinned(request, found);
    const isBrotli = hasBrotli && acceptsEncoding(headers["accept-encoding"], "br");
    const content = await this.#options.files.read(release, isBrotli ? `${path}.br` : path);
    const encoded = hasVersions && (await this.#encodeDifferences(release, path, headers));

    const encoding = encoded ? "dcz" : isBrotli && "br";
    if (encoding) reply.header("content-encoding", encoding);
    if (hasBrotli) reply.header("vary", "accept-encoding");
    if (hasVersions) reply.headers(this.#differences.headers(path));
    reply.header("cache-control", cacheControl(request, found));
    return reply.type(CONTENT_TYPES[extname(path)] ?? "application/octet-stream").send(encoded || content);
  }

  #encodeDifferences(release: ActiveRelease, file: string, headers: FastifyRequest["headers"]) {
    const readWhole = () => this.#options.files.read(release, file);
    const read = (version: string) => this.#readVersion(release.name, version);
    return this.#differences.encode({ file, readWhole, read }, headers);
  }

  /**
   * A version of a file; `undefined` if no release with it has been active, or none is on the disk, because a download costs
   * more than the difference saves.
   */
  async #readVersion(name: string, file: string): Promise<Buffer | undefined> {
    const { finder, files } = this.#options;
    const found = await finder.findFirst(name, finder.entriesOnDisk(name, file));
    return found && files.read(found.release, file).catch(() => undefined);
  }
}

/** Whether it is a release of the request's preview. */
const isPinned = ({ preview }: FastifyRequest, found: FoundRelease): boolean =>
  preview?.find(found.release.name) === found;

const cacheControl = (request: FastifyRequest, found: FoundRelease): string =>
  isPinned(request, found) ? IMMUTABLE_IN_PREVIEW : IMMUTABLE;

/** Sends the answer to a request for a file of a release that cannot be loaded (503) or is not intact (500). */
export const sendFileUnavailable = (reply: FastifyReply, status: number): FastifyReply =>
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
