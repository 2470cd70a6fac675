import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A serialized answer. */
export interface ContentAnswer {
  body: Buffer;
  /** A digest of the body. */
  tag: string;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Of the objects that hold an answer and its key. */
const BYTES_BESIDE_ANSWER = 500;

/**
 * Answers that depend on the content only, of one content version. An answer whose preparation ends after the version
 * has changed is given to its caller, and not kept.
 */
export class ContentAnswers {
  #version: string | undefined;
  #answers = newAnswers();

  /** @param version read after the request arrived */
  async get(version: string, key: string, prepare: () => Promise<string>): Promise<ContentAnswer> {
    if (version !== this.#version) {
      this.#version = version;
      this.#answers = newAnswers();
    }
    const answers = this.#answers;
    const prepared = answers.get(key) ?? toAnswer(await prepare());
    answers.set(key, prepared);
    return prepared;
  }
}

/** Characters of a key have up to two bytes. Its parameters are a visitor's, and answers to most of them are small. */
const newAnswers = () =>
  new LRUCache<string, ContentAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + BYTES_BESIDE_ANSWER,
  });

function toAnswer(text: string): ContentAnswer {
  // `Buffer.from` would take the memory from a pool, and a small answer would keep 64 KB of it.
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  body.write(text);
  return { body, tag: hash("sha256", text, "base64url") };
}
