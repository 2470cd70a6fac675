import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Brotli quality: higher ones take longer than they save on a page that is cached for seconds. */
const QUALITY = 4;
/** Matches `br` in Accept-Encoding, except with `q=0`. */
const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** @param acceptEncoding the value of the header */
export const acceptsBrotli = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding !== undefined && ACCEPTS_BROTLI.test(acceptEncoding);

/** An HTML document that is compressed once, on the first request that accepts Brotli. */
export class CompressedDocument {
  readonly html: Buffer;
  #brotli: Promise<Buffer> | undefined;

  constructor(html: string) {
    this.html = Buffer.from(html);
  }

  /** The compressed document; `undefined` if the client does not accept Brotli. */
  async brotliIfAccepted(acceptEncoding: string | undefined): Promise<Buffer | undefined> {
    if (!acceptsBrotli(acceptEncoding)) return undefined;
    this.#brotli ??= compress(this.html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.html.length,
      },
    });
    return this.#brotli;
  }
}
