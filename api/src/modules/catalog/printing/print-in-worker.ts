import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PrintedDocument } from "./printed-document.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Prints in a thread of its own: it takes a fifth of a second, in which this one would answer nobody. One document at a
 * time, however many are asked for.
 */
export function printAside(document: PrintedDocument): Promise<Buffer> {
  const pdf = last.then(() => print(document));
  last = pdf.catch(() => {});
  return pdf;
}

async function print(document: PrintedDocument): Promise<Buffer> {
  const thread = new Worker(new URL("./print-worker.ts", import.meta.url), { workerData: document });
  const [pdf] = await once(thread, "message");
  return Buffer.from(pdf);
}
