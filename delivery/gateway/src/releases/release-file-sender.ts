import { extname } from "node:path";
import { readHashedName } from "@ligate/build/release-format/hashed-names";
import { hasAddress } from "@ligate/build/release-format/release";
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

  /**
   * Sends what is at a path of a release: a list that the gateway computes, or a file.
   * @param releases that have it; of several, the next one is used if the file of one is not intact
   */
  async sendPath(
    request: FastifyRequest,
    reply: FastifyReply,
    releases: AsyncIterable<FoundRelease> | Iterable<FoundRelease>,
    path: string,
  ) {
    let status = 503;
    for await (const found of releases) {
      try {
        return await this.#sendVerified(request, reply, found, path);
      } catch (error) {
        if (!(error instanceof CorruptReleaseError)) throw error;
        this.#repair(found, error);
        status = 500;
      }
    }
    return sendFileUnavailable(reply, status);
  }

  #repair({ entry, release }: FoundRelease, { message }: CorruptReleaseError): void {
    if (this.#options.loader.repair(release.name, entry)) this.#options.log.error(message);
  }

  /** @throws CorruptReleaseError */
  async #sendVerified(request: FastifyRequest, reply: FastifyReply, found: FoundRelease, path: string) {
    const { headers } = request;
    const { release } = found;
    const caching = { "cache-control": cacheControl(request, found) };
    const list = listAt(path, release);
    if (list !== undefined) return reply.headers(caching).type("application/json").send(list);
    if (!Object.hasOwn(release.files, path) || !hasAddress(path)) return reply.callNotFound();
    const hasBrotli = Object.hasOwn(release.files, `${path}.br`);
    const hasVersions = hasBrotli && readHashedName(path) !== undefined && !isPinned(request, found);
    const isBrotli = hasBrotli && acceptsEncoding(headers["accept-encoding"], "br");
    const content = await this.#options.files.read(release, isBrotli ? `${path}.br` : path);
    const encoded = hasVersions && (await this.#encodeDifferences(found, path, headers));

    const encoding = encoded ? "dcz" : isBrotli && "br";
    if (encoding) reply.header("content-encoding", encoding);
    if (hasBrotli) reply.header("vary", "accept-encoding");
    if (hasVersions) reply.headers(this.#differences.headers(path));
    reply.headers(caching).type(CONTENT_TYPES[extname(path)] ?? "application/octet-stream");
    return reply.send(encoded || content);
  }

  /** The differences of a file of the served release. Never throws, because the whole file has been read. */
  async #encodeDifferences(found: FoundRelease, file: string, headers: FastifyRequest["headers"]) {
    const { finder, files, log } = this.#options;
    const { name, id } = found.release;
    if (!finder.isServed(name, id)) return undefined;
    const readWhole = () => files.read(found.release, file);
    const read = (version: string) => this.#readVersion(name, version);
    try {
      return await this.#differences.encode({ file, readWhole, read }, headers);
    } catch (error) {
      if (error instanceof CorruptReleaseError) this.#repair(found, error);
      else log.error(error);
      return undefined;
    }
  }

  /** A version of a file; `undefined` if no release with it is recent. */
  async #readVersion(name: string, file: string): Promise<Buffer | undefined> {
    const { finder, files } = this.#options;
    for await (const { release } of finder.loadEach(name, finder.recentEntries(name, file))) {
      const version = await files.read(release, file).catch(() => undefined);
      if (version) return version;
    }
    return undefined;
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

/** The lists of a release that are not files: its import map, and the files of its pages, which the shell prefetches. */
function listAt(path: string, { importMap, table, pages }: ActiveRelease): string | undefined {
  if (path === "import-map.json") return importMap?.text;
  if (path !== "pages.json") return undefined;
  return JSON.stringify({
    table,
    pages: Object.values(pages).map(({ path, js, css }) => ({ path, js, css })),
  });
}
