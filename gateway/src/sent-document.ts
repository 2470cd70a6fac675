import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** More than this costs more time than it saves bytes on a page that lives for seconds. */
const QUALITY = 4;
/** `br` in Accept-Encoding, unless it is said to be unwanted. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** A document that is sent to many: compressed when somebody first takes it so, and kept that way. */
export class SentDocument {
  readonly html: Buffer;
  #brotli: Promise<Buffer> | undefined;

  constructor(html: string) {
    this.html = Buffer.from(html);
  }

  /** The document in brotli; `undefined` for who does not take that. */
  async brotliFor(acceptEncoding: string | undefined): Promise<Buffer | undefined> {
    if (!acceptEncoding || !TAKES_BROTLI.test(acceptEncoding)) return undefined;
    this.#brotli ??= compress(this.html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.html.length,
      },
    });
    return this.#brotli;
  }
}
