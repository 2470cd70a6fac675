import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PrintedManual } from "./manual-document.ts";

/** Prints in a thread of its own: it takes a fifth of a second, in which this one would answer nobody. */
export async function printAside(manual: PrintedManual): Promise<Buffer> {
  const thread = new Worker(new URL("./printing-thread.ts", import.meta.url), { workerData: manual });
  const [pdf] = await once(thread, "message");
  return Buffer.from(pdf);
}
