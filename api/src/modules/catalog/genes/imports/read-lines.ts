import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

const GZIP = Buffer.from([0x1f, 0x8b]);

/** Yields the lines of a text file, with or without gzip compression, without loading the whole file. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let remainder = "";
  for await (const chunk of await openText(file)) {
    const lines = (remainder + chunk).split("\n");
    remainder = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  if (remainder) yield remainder;
}

async function openText(file: string): Promise<AsyncIterable<string>> {
  const bytes = createReadStream(file);
  // Readers of the returned stream get the errors of both streams, so the callback ignores them.
  const text = (await isGzip(file)) ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  return text.setEncoding("utf8");
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
