import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

const GZIP = Buffer.from([0x1f, 0x8b]);

/** The lines of a text file, packed by gzip or not, without holding more than a piece of it. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let begun = "";
  for await (const piece of await openText(file)) {
    const lines = (begun + piece).split("\n");
    begun = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  if (begun) yield begun;
}

async function openText(file: string): Promise<AsyncIterable<string>> {
  const bytes = createReadStream(file);
  // An error of either end reaches who reads; there is nothing more to do about it here.
  const text = (await isPacked(file)) ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  return text.setEncoding("utf8");
}

async function isPacked(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(GZIP.length), position: 0 });
    return buffer.equals(GZIP);
  } finally {
    await handle.close();
  }
}
