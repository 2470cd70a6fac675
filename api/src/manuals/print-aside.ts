import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PrintedManual } from "./manual-document.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Prints in a thread of its own: it takes a fifth of a second, in which this one would answer nobody. One manual at a
 * time, however many are asked for.
 */
export function printAside(manual: PrintedManual): Promise<Buffer> {
  const pdf = last.then(() => print(manual));
  last = pdf.catch(() => {});
  return pdf;
}

async function print(manual: PrintedManual): Promise<Buffer> {
  const thread = new Worker(new URL("./printing-thread.ts", import.meta.url), { workerData: manual });
  const [pdf] = await once(thread, "message");
  return Buffer.from(pdf);
}
