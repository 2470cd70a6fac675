import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { hashedName, readHashedName, sha256 } from "@ligate/build/release-format/hashed-names";
import { LRUCache } from "lru-cache";
import { acceptsEncoding } from "../http/accepts-encoding.ts";

/** Takes 6 to 13 ms. Higher levels save hardly any bytes, because versions differ little. */
const LEVEL = 9;
const KEPT_BYTES = 8 * 2 ** 20;
/** Differences that are computed at the same time. Four threads read all files and compress. */
const MAX_COMPUTING = 2;
/** Including those that wait. A page loads fewer changed scripts; further files are sent whole. */
const MAX_PENDING = 8;
/** Begins the content coding `dcz`, Zstandard with a dictionary; the SHA-256 of the dictionary follows. */
const DCZ_MAGIC = Buffer.from("5e2a4d1820000000", "hex");
/** `Available-Dictionary: :<SHA-256 in Base64>:` */
const AVAILABLE = /^:([A-Za-z0-9+/]{43}=):$/;

const compress = promisify(zstdCompress);

/** Reads a file of a release that is or has been active; `undefined` for any other. */
type ReadFile = (file: string) => Promise<Buffer | undefined>;

interface Request {
  file: string;
  readWhole: () => Promise<Buffer>;
  /** Reads another version of the file. */
  read: ReadFile;
}

/**
 * Differences between versions of a file, for browsers that have an older one: Compression Dictionary Transport (RFC 9842).
 * Only files of the store's own releases are dictionaries.
 */
export class FileDifferences {
  readonly #kept: LRUCache<string, Buffer>;
  readonly #pending = new Map<string, Promise<Buffer | undefined>>();
  /** The last computation of each of MAX_COMPUTING queues. */
  readonly #queues: Promise<unknown>[] = Array(MAX_COMPUTING).fill(Promise.resolve());

  constructor(keptBytes = KEPT_BYTES) {
    this.#kept = new LRUCache({
      maxSize: keptBytes,
      sizeCalculation: ({ length }, key) => length + key.length,
    });
  }

  /**
   * The headers of a file by which a browser keeps it as a dictionary for its other versions, and by which caches tell the
   * encodings apart.
   */
  headers(file: string): Record<string, string> {
    const pattern = hashedName(readHashedName(file)?.name ?? file, "*");
    return { "use-as-dictionary": `match="${pattern}"`, vary: "accept-encoding, available-dictionary" };
  }

  /**
   * A file in the content coding `dcz`; `undefined` if the browser does not accept it, or has no version that is known here.
   * Concurrent calls for the same two versions share one computation.
   * @param headers of the request
   * @throws what `readWhole` and `read` throw
   */
  async encode(
    request: Request,
    headers: { "accept-encoding"?: string | undefined; "available-dictionary"?: unknown },
  ): Promise<Buffer | undefined> {
    const [, hash] = AVAILABLE.exec(String(headers["available-dictionary"] ?? "")) ?? [];
    if (!hash || !acceptsEncoding(headers["accept-encoding"], "dcz")) return undefined;
    const digest = Buffer.from(hash, "base64");
    // In Base64, the last character has several spellings.
    const key = `${request.file} ${digest.toString("hex")}`;
    const known = this.#kept.get(key) ?? this.#pending.get(key);
    if (known || this.#pending.size >= MAX_PENDING) return known;
    const encoding = this.#enqueue(() => encodeWith(digest, request));
    this.#pending.set(key, encoding);
    try {
      const encoded = await encoding;
      if (encoded) this.#kept.set(key, encoded);
      return encoded;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Runs a computation after that which was added MAX_COMPUTING computations before. */
  #enqueue<Result>(compute: () => Promise<Result>): Promise<Result> {
    const result = (this.#queues.shift() ?? Promise.resolve()).then(compute);
    this.#queues.push(result.catch(() => undefined));
    return result;
  }
}

/** @param digest SHA-256 of the dictionary */
async function encodeWith(digest: Buffer, { file, readWhole, read }: Request): Promise<Buffer | undefined> {
  const { name, hash } = readHashedName(file) ?? {};
  if (!name || !hash) return undefined;
  const dictionary = await read(hashedName(name, digest.toString("hex").slice(0, hash.length)));
  if (!dictionary || !sha256(dictionary).equals(digest)) return undefined;
  const differences = await compress(await readWhole(), {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  });
  return Buffer.concat([DCZ_MAGIC, digest, differences]);
}
