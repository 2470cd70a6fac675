import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BusinessDocument } from "./business-document.ts";
import type { PrintedDocument } from "./printed-document.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Prints in a worker thread, because printing takes about 200 ms and would block all other requests. Prints one
 * document at a time.
 */
export function printInWorker(document: PrintedDocument | BusinessDocument): Promise<Buffer> {
  const pdf = last.then(() => print(document));
  last = pdf.catch(() => {});
  return pdf;
}

async function print(document: PrintedDocument | BusinessDocument): Promise<Buffer> {
  const thread = new Worker(new URL("./print-worker.ts", import.meta.url), { workerData: document });
  const [pdf] = await once(thread, "message");
  return Buffer.from(pdf);
}
