import type { BusinessDocument } from "./business-document.ts";
import type { PrintedDocument } from "./printed-document.ts";

const IDLE_MS = 10_000;

/**
 * Prints in a worker thread, because printing takes tens of milliseconds and would block all other requests. Prints one
 * document at a time. The thread ends when it has been idle: loading pdfmake takes longer than printing.
 */
export async function printInWorker(document: PrintedDocument | BusinessDocument): Promise<Buffer> {
  pool ??= createPool();
  return Buffer.from(await (await pool).run(document, { name: "printDocument" }));
}

let pool: ReturnType<typeof createPool> | undefined;

/** Loaded with the first document, so that the API starts faster. */
async function createPool() {
  const { Tinypool } = await import("tinypool");
  return new Tinypool({
    filename: new URL("./print-document.ts", import.meta.url).href,
    runtime: "worker_threads",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
}
