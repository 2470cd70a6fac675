import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { ContentError } from "../../../../content-files/content-folder.ts";

const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Yields the lines of a text file, plain, gzipped or a Brotli file (`.br`), without loading the whole file.
 * @throws ContentError naming the last line that was read, if the file is missing or damaged, such as an incomplete gzip file
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  let remainder = "";
  let line = 0;
  try {
    for await (const chunk of await openText(file)) {
      const lines = (remainder + chunk).split("\n");
      remainder = lines.pop() ?? "";
      for (const text of lines) {
        line++;
        yield text.replace(/\r$/, "");
      }
    }
  } catch (error) {
    throw new ContentError(file, line || undefined, `cannot be read: ${(error as Error).message}`);
  }
  if (remainder) yield remainder;
}

async function openText(file: string): Promise<AsyncIterable<string>> {
  const bytes = createReadStream(file);
  // Readers of the returned stream get the errors of both streams, so the callback ignores them.
  const decompress = await findDecompression(file);
  const text = decompress ? pipeline(bytes, decompress, () => undefined) : bytes;
  return text.setEncoding("utf8");
}

/** Brotli has no magic number. */
async function findDecompression(file: string): Promise<Transform | undefined> {
  if (file.endsWith(".br")) return createBrotliDecompress();
  return (await isGzip(file)) ? createGunzip() : undefined;
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(GZIP.length), position: 0 });
    return buffer.equals(GZIP);
  } finally {
    await handle.close();
  }
}
