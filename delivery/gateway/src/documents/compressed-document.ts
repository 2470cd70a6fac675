import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsEncoding } from "../http/accepts-encoding.ts";

/** Brotli qualities. The fast one takes 0.13 ms for a page, the thorough one 1.2 ms, and saves a fifth of the bytes. */
const QUALITY = { fast: 0, thorough: 5 };
/** A document that has been sent this many times is compressed thoroughly. */
const THOROUGH_AFTER = 3;

const compressThoroughly = promisify(brotliCompress);

/** Sends a document, in Brotli if the client accepts it. @fastify/compress handles the other encodings. */
export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  document: CompressedDocument,
) {
  const brotli = document.brotliIfAccepted(headers["accept-encoding"]?.toString());
  if (!brotli) return reply.send(document.html);
  return reply.header("content-encoding", "br").header("vary", "accept-encoding").send(brotli);
}

/**
 * An HTML document, or a sitemap, that is compressed on the first request that accepts Brotli, and better if many follow. From then on it is
 * kept compressed only, a quarter of its length.
 */
export class CompressedDocument {
  /** Length of the HTML in bytes. */
  readonly length: number;
  #html: Buffer | undefined;
  #brotli: Buffer | undefined;
  #timesSent = 0;

  constructor(html: Buffer) {
    this.length = html.length;
    this.#html = html;
  }

  get html(): Buffer {
    return this.#html ?? brotliDecompressSync(this.#brotli ?? Buffer.of());
  }

  /** The compressed document; `undefined` if the client does not accept Brotli. */
  brotliIfAccepted(acceptEncoding: string | undefined): Buffer | undefined {
    if (!acceptsEncoding(acceptEncoding, "br")) return undefined;
    // In this thread: for so short a time, another thread costs more than it saves.
    this.#brotli ??= brotliCompressSync(this.html, this.#options(QUALITY.fast));
    this.#html = undefined;
    if (++this.#timesSent === THOROUGH_AFTER) void this.#compressThoroughly();
    return this.#brotli;
  }

  async #compressThoroughly(): Promise<void> {
    this.#brotli = await compressThoroughly(this.html, this.#options(QUALITY.thorough));
  }

  #options(quality: number) {
    return {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.length,
      },
    };
  }
}
