import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Writes a Brotli copy of every script and stylesheet, with the highest quality, beside the original. */
export function compressFiles(dir: string): void {
  for (const name of readdirSync(dir)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = join(dir, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
